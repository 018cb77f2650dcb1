import { photosHead } from '@/features/content/galleries/photos-head';
import { PhotosScreen } from '@/features/content/galleries/photos-screen';
import { loadPhotosPage } from '@/features/content/galleries/photos.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadPhotosPage, screen: PhotosScreen, head: photosHead });
