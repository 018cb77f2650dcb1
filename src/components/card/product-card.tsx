import type { BadgeState } from '@/components/badge/badge';
import { Picture } from '@/components/picture/picture';
import { Price } from '@/components/text/price';
import type { Product } from '@/contract/product';
import { paths } from '@/lib/paths';
import { Card } from './card';
import type { CardHeading } from './card';
import cardStyles from './card.module.css';
import styles from './product-card.module.css';

/** From this many on, the number left is nobody's business. */
const FEW = 5;

interface ProductCardProps {
  product: Product;
  currencySymbol: string;
  priority?: boolean;
  heading?: CardHeading;
}

export function ProductCard({ product, currencySymbol, priority, heading }: ProductCardProps) {
  const digital = product.type === 'digital';
  const stock = digital ? undefined : product.stock;
  const badge: BadgeState | null =
    stock === 0 ? { kind: 'soldOut' } : product.isBought && digital ? { kind: 'owned' } : digital ? { kind: 'note', text: 'Digital' } : null;
  const image = product.images?.[0];
  return (
    <Card
      href={paths.product(product)}
      title={product.name}
      heading={heading}
      badge={badge}
      picture={<Picture src={image?.thumbnails?.[0] ?? image?.url ?? product.image} alt="" ratio="square" blank="product" priority={priority} />}
    >
      {product.performer && (
        <p className={cardStyles.line} dir="auto">
          {product.performer.name}
        </p>
      )}
      <p className={styles.offer}>
        <Price className={styles.price} amount={product.price} symbol={currencySymbol} />
        {stock !== undefined && stock > 0 && stock < FEW && <span className={styles.few}>Only {stock} left</span>}
      </p>
    </Card>
  );
}
