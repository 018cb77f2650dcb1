import type { Option } from '@/components/listing/filter-set';
import type { Photo } from '@/contract/photo';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { galleryName } from './gallery-values';
import { fetchOwnGalleries } from './own-galleries';
import { PHOTO_LIST, photoQuery, type PhotoListView } from './photo-list';

export interface StudioPhotosPage {
  view: PhotoListView;
  items: Photo[];
  total: number;
  /** Galleries of the filter; null if they could not be loaded. */
  galleries: Option[] | null;
  /** Error message when the list could not be loaded. */
  failure: string | null;
  /** False if the back end has no such list. */
  offered: boolean;
}

/** Maximum number of galleries in the filter (contract A.4). */
const MAX_GALLERIES = 200;

export async function loadStudioPhotos({
  services,
  getState,
  query,
  signal,
}: PageScope): Promise<PageOutcome<StudioPhotosPage>> {
  const view: PhotoListView = readView(PHOTO_LIST, query);
  const ownGalleries = loaded(async () => {
    const { data } = await fetchOwnGalleries(
      services,
      getState().user.current._id,
      { limit: MAX_GALLERIES, sortBy: 'name', sort: 'asc' },
      signal,
    );
    return data.data.map((gallery) => ({ value: gallery._id, label: galleryName(gallery) }));
  });
  try {
    const [{ data }, options] = await Promise.all([
      services.photos.searchOwn({ ...photoQuery(view), ...rangeOf(view) }, { signal }),
      ownGalleries,
    ]);
    const list = { items: data.data, total: data.total };
    return listOutcome(
      PHOTO_LIST,
      view,
      { ok: true, data: list },
      { view, ...list, galleries: options.ok ? options.content : null, failure: null, offered: true },
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const nothing = { view, items: [], total: 0, galleries: null };
    if (isNoSuchCall(error)) return ok({ ...nothing, failure: null, offered: false });
    return listOutcome(PHOTO_LIST, view, { ok: false, error }, { ...nothing, failure: error.message, offered: true });
  }
}
