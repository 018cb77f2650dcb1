import type { Option } from '@/components/listing/filter-set';
import type { Gallery } from '@/contract/gallery';
import type { ListFacts } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import { loadGalleries } from '@/store/gallery/gallery.saga';
import { loadListPage } from '@/store/list/load-list-page';
import type { PageScope } from '@/store/page-scope';
import { GALLERY_LIST, galleryQuery, type GalleryFilter } from './gallery-list';

export interface GalleriesPage extends ListFacts<GalleryFilter> {
  categories: Option[] | null;
}

const source = {
  rules: GALLERY_LIST,
  query: galleryQuery,
  load: loadGalleries,
  entry: (gallery: Gallery) => ({ name: gallery.name ?? 'Gallery', path: paths.gallery(gallery) }),
};

export const loadGalleriesPage = (scope: PageScope) =>
  loadListPage(scope, source, async () => ({ categories: await loadCategoryOptions(scope.services, 'gallery') }));
