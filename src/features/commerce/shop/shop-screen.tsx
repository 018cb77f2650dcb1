import { ProductCard } from '@/entities/product/product-card';
import { ListPage } from '@/components/listing/list-page';
import { useCurrency } from '@/store/ui/use-currency';
import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { moreProductsRequested, productsRequested } from '@/store/product/product.slice';
import { CardAdd } from './card-add';
import { shopFilters } from './shop-filters';
import { SHOP_LIST, shopQuery, type ShopView } from './shop-list';
import type { ShopPage } from './shop.loader';

function useShopList(view: ShopView) {
  const dispatch = useAppDispatch();
  const query = shopQuery(view);
  const products = useAppSelector((state) => state.product.products);
  return {
    list: useDelayedValue(products, products.key === listKey(query)),
    onMore: () => dispatch(moreProductsRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(productsRequested({ ...query, ...rangeOf(view) })),
  };
}

export function ShopScreen({ view, categories }: ShopPage) {
  const currency = useCurrency();
  return (
    <ListPage
      title="Shop"
      noun="product"
      plural="products"
      rules={SHOP_LIST}
      view={view}
      set={shopFilters(categories)}
      {...useShopList(view)}
      kind="square"
      card={(product, priority) => (
        <ProductCard
          key={product._id}
          product={product}
          currency={currency}
          heading="h2"
          priority={priority}
          action={<CardAdd product={product} />}
        />
      )}
      drawing="bag"
    />
  );
}
