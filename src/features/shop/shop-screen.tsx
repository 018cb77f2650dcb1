import { ProductCard } from '@/components/card/product-card';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults } from '@/components/listing/list-results';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { SectionHeader } from '@/components/section/section-header';
import { useAppSelector } from '@/store/hooks';
import { shopFilters } from './shop-filters';
import { SHOP_LIST } from './shop-list';
import type { ShopPage } from './shop.loader';
import { useShopList } from './use-shop-list';

/** How many cards stand in the first row of a wide screen. */
const FIRST_ROW = 6;

/** The list of all products. */
export function ShopScreen({ view, categories }: ShopPage) {
  const address = useListAddress(SHOP_LIST, view);
  const { list, onMore, onRetry } = useShopList(view);
  const currencySymbol = useAppSelector((state) => state.ui.currencySymbol);
  const set = shopFilters(categories);
  return (
    <>
      <SectionHeader heading="h1" title="Shop" note={<ListCount list={list} noun="product" />} />
      <ListFilters set={set} address={address} noun="products" list={list} />
      <ListResults
        rules={SHOP_LIST}
        view={view}
        list={list}
        kind="square"
        noun="products"
        card={(product, index) => <ProductCard key={product._id} product={product} currencySymbol={currencySymbol} heading="h2" priority={index < FIRST_ROW} />}
        empty={<NoResults set={set} address={address} noun="products" drawing="bag" />}
        going={address.going}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}
