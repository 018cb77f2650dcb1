import type { OwnGallerySearchQuery } from '@/contract/gallery';
import { alphabetical, BY_DATE, defineList, STATUS, type ViewOf } from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';

export const OWN_GALLERIES = defineList<OwnGallerySearchQuery, 'status'>({
  path: studioPaths.galleries,
  search: 'Find a gallery',
  filters: { status: STATUS },
  sorts: {
    ...BY_DATE,
    ...alphabetical('name', 'Name'),
    price: { label: 'Lowest price', query: { sortBy: 'price', sort: 'asc' } },
    'price-down': { label: 'Highest price', query: { sortBy: 'price', sort: 'desc' } },
    popular: { label: 'Most viewed', query: { sortBy: 'popular', sort: 'desc' } },
  },
});

export type GalleryListView = ViewOf<typeof OWN_GALLERIES>;
