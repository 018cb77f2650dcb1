import type { OwnGallerySearchQuery } from '@/contract/gallery';
import { alphabetical, BY_DATE, BY_PRICE, defineList, STATUS, type ViewOf } from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';

export const OWN_GALLERIES = defineList<OwnGallerySearchQuery, 'status'>({
  path: studioPaths.galleries,
  search: 'Search galleries',
  filters: { status: STATUS },
  sorts: {
    ...BY_DATE,
    ...alphabetical('name', 'Name'),
    ...BY_PRICE,
    popular: { label: 'Most viewed', query: { sortBy: 'popular', sort: 'desc' } },
  },
});

export type GalleryListView = ViewOf<typeof OWN_GALLERIES>;
