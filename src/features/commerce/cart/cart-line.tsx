import { Trash2 } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { Quantity } from '@/components/form/quantity';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { paths } from '@/lib/page/paths';
import styles from './cart-line.module.css';
import { LineNote, type LineActions } from './line-note';
import { isUnavailable } from './line-verdict';
import type { PriceTexts } from './price-texts';
import type { CartLineState } from './use-checkout';

interface Props extends LineActions {
  line: CartLineState;
  texts: PriceTexts;
  locked: boolean;
}

export function CartLine({ line, texts, locked, ...actions }: Props) {
  const { item, verdict, most } = line;
  const name = item.name ?? 'Product';
  const unavailable = isUnavailable(verdict);
  const attention = verdict.kind !== 'good' && verdict.kind !== 'unknown';
  return (
    <li className={styles.line} tabIndex={-1} data-attention={attention || undefined} data-testid="cart-line">
      <Picture src={item.image} alt="" ratio="square" placeholder="product" />
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link href={paths.product(item)} dir="auto">
            {name}
          </Link>
        </h2>
        <p className={styles.seller}>
          {item.performerId ? (
            <Link href={paths.performer({ _id: item.performerId })} dir="auto">
              {item.seller ?? 'Seller'}
            </Link>
          ) : (
            item.seller
          )}
        </p>
        {item.price !== undefined && (
          <p className={styles.unit}>
            {item.type === 'digital' ? `${texts.one(item.price)} · download` : `${texts.one(item.price)} each`}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        {unavailable || (item.type === 'digital' && item.quantity === 1) ? (
          <span />
        ) : (
          <Quantity
            label={`Quantity of ${name}`}
            value={item.quantity}
            max={most}
            disabled={locked}
            onChange={(quantity) => actions.onQuantity(quantity)}
          />
        )}
        <p className={styles.sum}>
          {unavailable || item.price === undefined ? '–' : texts.several(item.price, item.quantity)}
        </p>
        <IconButton label={`Remove ${name}`} disabled={locked} onClick={actions.onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <LineNote verdict={verdict} priceText={texts.one} {...actions} />
    </li>
  );
}
