import type { Option } from '@/components/listing/filter-set';
import type { Product } from '@/contract/product';
import type { ListFacts } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import { loadListPage } from '@/store/list/load-list-page';
import type { PageScope } from '@/store/page-scope';
import { loadProducts } from '@/store/product/product.saga';
import { SHOP_LIST, shopQuery, type ShopFilter } from './shop-list';

export interface ShopPage extends ListFacts<ShopFilter> {
  categories: Option[] | null;
}

const source = {
  rules: SHOP_LIST,
  query: shopQuery,
  load: loadProducts,
  entry: (product: Product) => ({ name: product.name, path: paths.product(product) }),
};

export const loadShop = (scope: PageScope) =>
  loadListPage(scope, source, async () => ({ categories: await loadCategoryOptions(scope.services, 'product') }));
