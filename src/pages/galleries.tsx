import { galleriesHead } from '@/features/content/galleries/galleries-head';
import { GalleriesScreen } from '@/features/content/galleries/galleries-screen';
import { loadGalleriesPage } from '@/features/content/galleries/galleries.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadGalleriesPage, screen: GalleriesScreen, head: galleriesHead });
