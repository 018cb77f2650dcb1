import type { Option } from '@/components/listing/filter-set';
import type { Photo } from '@/contract/photo';
import { fetchMatchingContent } from '../shared/fetch-matching';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import { loaded } from '@/lib/page/load-part';
import type { PageOutcome } from '@/lib/page/outcome';
import { pick } from '@/lib/record';
import type { PageScope } from '@/store/page-scope';
import { galleryName } from './gallery-values';
import { fetchOwnGalleries } from './own-galleries';
import { PHOTO_LIST, photoQuery, type PhotoListView } from './photo-list';
import { MAX_LIMIT } from '@/lib/lists/query';

interface GalleryOption extends Option {
  /** Number of purchases, if the server counts them. */
  sold?: number;
}

export interface StudioPhotosPage extends ListProps<Photo> {
  view: PhotoListView;
  /** Galleries of the filter; null if they could not be loaded. */
  galleries: GalleryOption[] | null;
  /** False if the back end has no such list. */
  offered: boolean;
}

export function loadStudioPhotos({
  services,
  getState,
  query,
  signal,
}: PageScope): Promise<PageOutcome<StudioPhotosPage>> {
  const view: PhotoListView = readView(PHOTO_LIST, query);
  const ownGalleries = loaded(async () => {
    const { items } = await fetchOwnGalleries(
      services,
      getState().user.current._id,
      { limit: MAX_LIMIT, offset: 0, sortBy: 'name', sort: 'asc' },
      signal,
    );
    return items.map((gallery) => ({
      ...{ value: gallery._id, label: galleryName(gallery) },
      ...pick(gallery, 'sold'),
    }));
  });
  return loadList(PHOTO_LIST, { view, galleries: null as StudioPhotosPage['galleries'], offered: true }, async () => {
    const [list, options] = await Promise.all([
      fetchMatchingContent({ ...photoQuery(view), ...getRange(view) }, (filters) =>
        services.photos.searchOwn(filters, { signal }),
      ),
      ownGalleries,
    ]);
    return { ...list, galleries: options.ok ? options.content : null };
  });
}
