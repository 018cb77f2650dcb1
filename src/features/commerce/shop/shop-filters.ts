import type { FilterSet, Option } from '@/components/listing/filter-set';
import { PRODUCT_SORTS, PRODUCT_TYPES } from '@/entities/product/product-list';
import type { ShopFilter } from './shop-list';

export const shopFilters = (categories: Option[] | null): FilterSet<ShopFilter> => ({
  search: { name: 'q', label: 'Search the shop' },
  choices: [
    { name: 'type', label: 'Type', any: 'Any type', options: PRODUCT_TYPES, quick: true },
    { name: 'category', label: 'Category', any: 'Any category', options: categories ?? [], quick: true },
  ],
  switches: [],
  sorts: PRODUCT_SORTS,
  incomplete: categories === null,
});
