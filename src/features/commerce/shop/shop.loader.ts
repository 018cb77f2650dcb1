import type { Option } from '@/components/listing/filter-set';
import { rangeOf, readView } from '@/lib/lists/list-address';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { staysAt } from '@/lib/page/is-same-page';
import type { PageScope } from '@/store/page-scope';
import { loadProducts } from '@/store/product/product.saga';
import { loadShopCategories } from './shop-filters';
import { SHOP_LIST, shopQuery, type ShopFilter } from './shop-list';

export interface ShopPage extends ListFacts<ShopFilter> {
  categories: Option[] | null;
}

/** The product list; products go into the store, the rest into props. */
export async function loadShop(scope: PageScope): Promise<PageOutcome<ShopPage>> {
  const view = readView(SHOP_LIST, scope.query);
  const [list, categories] = await Promise.all([
    scope.run(loadProducts, { ...shopQuery(view), ...rangeOf(view) }, { reuse: staysAt(scope.path) }),
    loadShopCategories(scope.services),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const entries = items.map((product) => ({ name: product.name, path: paths.product(product) }));
  return listOutcome(SHOP_LIST, view, list, { view, total, entries, categories });
}
