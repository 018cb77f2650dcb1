import type { OwnGallery } from '@/contract/gallery';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { fetchOwnGalleries } from './own-galleries';
import { GALLERY_LIST, galleryQuery, type GalleryListView } from './gallery-list';

export interface StudioGalleriesPage {
  view: GalleryListView;
  items: OwnGallery[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
  /** False if the back end has no such list. */
  offered: boolean;
}

export async function loadStudioGalleries({
  services,
  getState,
  query,
  signal,
}: PageScope): Promise<PageOutcome<StudioGalleriesPage>> {
  const view: GalleryListView = readView(GALLERY_LIST, query);
  try {
    const { data } = await fetchOwnGalleries(
      services,
      getState().user.current._id,
      { ...galleryQuery(view), ...rangeOf(view) },
      signal,
    );
    const list = { items: data.data, total: data.total };
    return listOutcome(GALLERY_LIST, view, { ok: true, data: list }, { view, ...list, failure: null, offered: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const nothing = { view, items: [], total: 0 };
    if (isNoSuchCall(error)) return ok({ ...nothing, failure: null, offered: false });
    return listOutcome(GALLERY_LIST, view, { ok: false, error }, { ...nothing, failure: error.message, offered: true });
  }
}
