import type { ProductSearchQuery } from '@/contract/product';
import { alphabetical, BY_DATE, BY_PRICE, defineList, toValues, type ViewOf } from '../shared/define-list';
import { studioPaths } from '@/lib/page/studio-paths';

export const OWN_PRODUCTS = defineList<ProductSearchQuery, 'status' | 'type'>({
  path: studioPaths.products,
  search: 'Search products by name',
  filters: {
    status: {
      label: 'Status',
      any: 'Any status',
      options: toValues('status', { active: 'Published', inactive: 'Hidden', draft: 'Drafts' }),
    },
    type: {
      label: 'Type',
      any: 'Any type',
      options: toValues('type', { physical: 'Physical items', digital: 'Downloads' }),
    },
  },
  sorts: {
    ...BY_DATE,
    stock: { label: 'Low stock first', query: { sortBy: 'stock', sort: 'asc' } },
    'stock-down': { label: 'High stock first', query: { sortBy: 'stock', sort: 'desc' } },
    ...alphabetical('name', 'Name'),
    ...BY_PRICE,
  },
});

export type OwnProductListView = ViewOf<typeof OWN_PRODUCTS>;
