import { ProductCard } from '@/entities/product/product-card';
import { ListPage } from '@/components/listing/list-page';
import { useCurrency } from '@/store/ui/use-currency';
import { getRange } from '@/lib/lists/list-url';
import { productListing } from '@/store/list/listings';
import { useListing } from '@/store/list/use-listing';
import { CardAdd } from './card-add';
import { shopFilters } from './shop-filters';
import { SHOP_LIST, shopQuery } from './shop-list';
import type { ShopPage } from './shop.loader';

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
      {...useListing(productListing, shopQuery(view), getRange(view))}
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
      illustration="bag"
    />
  );
}
