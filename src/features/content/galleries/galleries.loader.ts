import type { Option } from '@/components/listing/filter-set';
import { rangeOf, readView } from '@/lib/lists/list-address';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { staysAt } from '@/lib/page/is-same-page';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import { loadGalleries } from '@/store/gallery/gallery.saga';
import type { PageScope } from '@/store/page-scope';
import { GALLERY_LIST, galleryQuery, type GalleryFilter } from './gallery-list';

export interface GalleriesPage extends ListFacts<GalleryFilter> {
  categories: Option[] | null;
}

export async function loadGalleriesPage(scope: PageScope): Promise<PageOutcome<GalleriesPage>> {
  const view = readView(GALLERY_LIST, scope.query);
  const [list, categories] = await Promise.all([
    scope.run(loadGalleries, { ...galleryQuery(view), ...rangeOf(view) }, { reuse: staysAt(scope.path) }),
    loadCategoryOptions(scope.services, 'gallery'),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const entries = items.map((gallery) => ({ name: gallery.name ?? 'Gallery', path: paths.gallery(gallery) }));
  return listOutcome(GALLERY_LIST, view, list, { view, total, entries, categories });
}
