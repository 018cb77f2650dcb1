import { galleriesHead } from '@/features/content/galleries/galleries-head';
import { GalleriesScreen } from '@/features/content/galleries/galleries-screen';
import { loadGalleriesPage } from '@/features/content/galleries/galleries.loader';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';

export default definePage(
  withBanners('list', { load: loadGalleriesPage, screen: GalleriesScreen, head: galleriesHead }),
);
