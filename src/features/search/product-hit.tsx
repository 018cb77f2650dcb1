import { ProductCard } from '@/components/card/product-card';
import type { Product } from '@/contract/product';
import { useAppSelector } from '@/store/hooks';

/** A product that was found, priced in the site's money. */
export function ProductHit({ product, priority }: { product: Product; priority: boolean }) {
  const currencySymbol = useAppSelector((state) => state.ui.currencySymbol);
  return <ProductCard product={product} currencySymbol={currencySymbol} heading="h2" priority={priority} />;
}
