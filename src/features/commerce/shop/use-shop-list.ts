import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { moreProductsRequested, productsRequested } from '@/store/product/product.slice';
import { shopQuery, type ShopView } from './shop-list';

/** The products of a view from the store, with loading of more. */
export function useShopList(view: ShopView) {
  const dispatch = useAppDispatch();
  const query = shopQuery(view);
  const products = useAppSelector((state) => state.product.products);
  return {
    list: useDelayedValue(products, products.key === listKey(query)),
    onMore: () => dispatch(moreProductsRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(productsRequested({ ...query, ...rangeOf(view) })),
  };
}
