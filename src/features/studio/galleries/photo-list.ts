import type { FilterSet, Option } from '@/components/listing/filter-set';
import type { OwnPhotoSearchQuery } from '@/contract/photo';
import { BY_DATE, defineList, STATUS } from '../shared/define-list';
import { SEARCH_TEXT, SERVER_VALUE, type ListRules, type ListView } from '@/lib/lists/list-url';
import { studioPaths } from '@/lib/page/studio-paths';

const OWN_PHOTOS = defineList<OwnPhotoSearchQuery, 'status'>({
  path: studioPaths.photos,
  search: 'Search photos',
  filters: { status: STATUS },
  sorts: BY_DATE,
});

type PhotoFilter = 'q' | 'gallery' | 'status';
export type PhotoListView = ListView<PhotoFilter>;

export const PHOTO_LIST: ListRules<PhotoFilter> = {
  ...OWN_PHOTOS.rules,
  filters: { q: SEARCH_TEXT, gallery: SERVER_VALUE, status: OWN_PHOTOS.rules.filters.status },
};

export const photoQuery = (view: PhotoListView): OwnPhotoSearchQuery => ({
  ...OWN_PHOTOS.query(view),
  galleryId: view.filters.gallery,
});

/** `galleries` is null if they could not be loaded. */
export const photoFilters = (galleries: Option[] | null): FilterSet<PhotoFilter> => ({
  ...OWN_PHOTOS.set,
  choices: [
    { name: 'gallery', label: 'Gallery', any: 'Any gallery', options: galleries ?? [] },
    ...OWN_PHOTOS.set.choices,
  ],
  incomplete: galleries === null,
});
