import type { FilterSet, Option } from '@/components/listing/filter-set';
import type { ProductSearchQuery } from '@/contract/product';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';
import { productTypeOf } from '@/entities/product/product-list';

const STATES = { active: 'Published', inactive: 'Hidden', draft: 'Drafts' };
const TYPES = { physical: 'Physical items', digital: 'Downloads' };

const SORTS = {
  newest: { label: 'Newest first', query: { sortBy: 'createdAt', sort: 'desc' } },
  oldest: { label: 'Oldest first', query: { sortBy: 'createdAt', sort: 'asc' } },
  stock: { label: 'Low stock first', query: { sortBy: 'stock', sort: 'asc' } },
  'stock-down': { label: 'High stock first', query: { sortBy: 'stock', sort: 'desc' } },
  name: { label: 'Name, A to Z', query: { sortBy: 'name', sort: 'asc' } },
  'name-down': { label: 'Name, Z to A', query: { sortBy: 'name', sort: 'desc' } },
  price: { label: 'Price, lowest first', query: { sortBy: 'price', sort: 'asc' } },
  'price-down': { label: 'Price, highest first', query: { sortBy: 'price', sort: 'desc' } },
} satisfies Record<string, { label: string; query: ProductSearchQuery }>;

const oneOfThese = (values: object) => new RegExp(`^(${Object.keys(values).join('|')})$`);

/** Query parameters of the product list. */
export const OWN_PRODUCT_LIST = {
  path: studioPaths.products,
  filters: { q: SEARCH_TEXT, status: oneOfThese(STATES), type: oneOfThese(TYPES) },
  sorts: Object.keys(SORTS),
} satisfies ListRules;

export type OwnProductFilter = keyof (typeof OWN_PRODUCT_LIST)['filters'];
export type OwnProductListView = ListView<OwnProductFilter>;

/** API query for a view, without paging. */
export const ownProductQuery = ({ filters: { q, status, type }, sort }: OwnProductListView): ProductSearchQuery => ({
  q,
  status,
  type: productTypeOf(type),
  ...(SORTS as Record<string, { query: ProductSearchQuery }>)[sort]?.query,
});

const options = (values: Record<string, string>): Option[] =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

/** Filters of the list. */
export const OWN_PRODUCT_FILTERS: FilterSet<OwnProductFilter> = {
  search: { name: 'q', label: 'Find a product by its name' },
  choices: [
    { name: 'status', label: 'Status', any: 'Any status', quick: true, options: options(STATES) },
    { name: 'type', label: 'Type', any: 'Any type', quick: true, options: options(TYPES) },
  ],
  switches: [],
  sorts: Object.entries(SORTS).map(([value, { label }]) => ({ value, label })),
};
