import type { ProductSearchQuery } from '@/contract/product';
import { SEARCH_TEXT, SERVER_VALUE, type ListRules, type ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { PRODUCT_SORTS, productOrder, getProductType } from '@/entities/product/product-list';

export const SHOP_LIST = {
  path: paths.shop,
  filters: { q: SEARCH_TEXT, type: /^(physical|digital)$/, category: SERVER_VALUE },
  sorts: PRODUCT_SORTS.map(({ value }) => value),
} satisfies ListRules;

export type ShopFilter = keyof (typeof SHOP_LIST)['filters'];
export type ShopView = ListView<ShopFilter>;

export const shopQuery = ({ filters: { q, type, category }, sort }: ShopView): ProductSearchQuery => ({
  q,
  type: getProductType(type),
  categoryId: category,
  ...productOrder(sort),
});
