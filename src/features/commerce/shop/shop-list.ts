import type { ProductSearchQuery } from '@/contract/product';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { paths } from '@/lib/page/paths';
import { PRODUCT_SORTS, productOrder, productTypeOf } from '@/entities/product/product-list';

/** What the shop understands in its address. */
export const SHOP_LIST = {
  path: paths.shop,
  filters: { q: SEARCH_TEXT, type: /^(physical|digital)$/, category: /^[\w-]{1,60}$/ },
  sorts: PRODUCT_SORTS.map(({ value }) => value),
} satisfies ListRules;

export type ShopFilter = keyof (typeof SHOP_LIST)['filters'];
export type ShopView = ListView<ShopFilter>;

/** The question to the server that a view is the answer to, without paging. */
export const shopQuery = ({ filters: { q, type, category }, sort }: ShopView): ProductSearchQuery => ({
  q,
  type: productTypeOf(type),
  categoryId: category,
  ...productOrder(sort),
});
