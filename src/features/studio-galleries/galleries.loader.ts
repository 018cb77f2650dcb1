import type { OwnGallery } from '@/contract/gallery';
import { ApiError } from '@/lib/errors';
import { rangeOf, readView } from '@/lib/list-address';
import { listOutcome } from '@/lib/list-outcome';
import type { PageOutcome } from '@/lib/outcome';
import type { PageScope } from '@/store/page-scope';
import { GALLERY_LIST, galleryQuery, type GalleryListView } from './gallery-list';

export interface StudioGalleriesPage {
  view: GalleryListView;
  items: OwnGallery[];
  total: number;
  /** Why the list is not here. */
  failure: string | null;
}

/** All galleries of the performer, whatever their status. */
export async function loadStudioGalleries({ services, query, signal }: PageScope): Promise<PageOutcome<StudioGalleriesPage>> {
  const view: GalleryListView = readView(GALLERY_LIST, query);
  try {
    const { data } = await services.galleries.searchOwn({ ...galleryQuery(view), ...rangeOf(view) }, { signal });
    const list = { items: data.data, total: data.total };
    return listOutcome(GALLERY_LIST, view, { ok: true, data: list }, { view, ...list, failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome(GALLERY_LIST, view, { ok: false, error }, { view, items: [], total: 0, failure: error.message });
  }
}
