import type { ReactNode } from 'react';
import type { BadgeState } from '@/components/badge/badge';
import { Picture } from '@/components/picture/picture';
import { Price } from '@/components/text/price';
import type { Product } from '@/contract/product';
import type { Currency } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { getStock } from '@/entities/product/product-list';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import cardStyles from '@/components/card/card.module.css';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  currency: Currency;
  priority?: boolean;
  heading?: CardHeading;
  action?: ReactNode;
}

export function ProductCard({ product, currency, priority, heading, action }: ProductCardProps) {
  const stock = getStock(product);
  const isDigital = stock.kind === 'download';
  const badge: BadgeState | null =
    stock.kind === 'soldOut'
      ? { kind: 'soldOut' }
      : product.isBought && isDigital
        ? { kind: 'owned' }
        : isDigital
          ? { kind: 'note', text: 'Digital' }
          : null;
  const image = product.images?.[0];
  return (
    <Card
      href={paths.product(product)}
      title={product.name}
      heading={heading}
      badge={badge}
      action={action}
      picture={
        <Picture
          src={image?.thumbnails?.[0] ?? image?.url ?? product.image}
          alt=""
          ratio="square"
          placeholder="product"
          priority={priority}
        />
      }
    >
      {product.performer && (
        <p className={cardStyles.line} dir="auto">
          {product.performer.name}
        </p>
      )}
      <p className={styles.offer}>
        <Price className={styles.price} amount={product.price} currency={currency} />
        {stock.kind === 'few' && <span className={styles.few}>Only {stock.left} left</span>}
      </p>
    </Card>
  );
}
