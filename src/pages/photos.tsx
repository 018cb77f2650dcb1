import { photosHead } from '@/features/content/galleries/photos-head';
import { PhotosScreen } from '@/features/content/galleries/photos-screen';
import { loadPhotosPage } from '@/features/content/galleries/photos.loader';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';

export default definePage(withBanners('list', { load: loadPhotosPage, screen: PhotosScreen, head: photosHead }));
