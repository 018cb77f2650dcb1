import { photosHead } from '@/features/photos/photos-head';
import { PhotosScreen } from '@/features/photos/photos-screen';
import { loadPhotosPage } from '@/features/photos/photos.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadPhotosPage, screen: PhotosScreen, head: photosHead });
