import { galleriesHead } from '@/features/galleries/galleries-head';
import { GalleriesScreen } from '@/features/galleries/galleries-screen';
import { loadGalleriesPage } from '@/features/galleries/galleries.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadGalleriesPage, screen: GalleriesScreen, head: galleriesHead });
