import type { FilterSet, Option } from '@/components/listing/filter-set';
import { cacheInTab } from '@/lib/browser/tab-cache';
import { PRODUCT_SORTS, PRODUCT_TYPES } from '@/entities/product/product-list';
import type { Services } from '@/services/create-services';
import type { ShopFilter } from './shop-list';

/** The category options; null if they couldn't be loaded. Never rejects. */
export async function loadShopCategories({ categories }: Services): Promise<Option[] | null> {
  const group = 'product';
  try {
    const { data } = await cacheInTab(`categories:${group}`, () => categories.search({ group, limit: 200 }));
    return data.data.map(({ _id, name }) => ({ value: _id, label: name }));
  } catch {
    return null;
  }
}

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
