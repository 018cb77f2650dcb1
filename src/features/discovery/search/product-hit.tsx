import type { CardHeading } from '@/components/card/card';
import { ProductCard } from '@/entities/product/product-card';
import type { Product } from '@/contract/product';
import { useCurrency } from '@/store/ui/use-currency';

export function ProductHit({
  product,
  priority,
  heading,
}: {
  product: Product;
  priority: boolean;
  heading: CardHeading;
}) {
  const currency = useCurrency();
  return <ProductCard product={product} currency={currency} heading={heading} priority={priority} />;
}
