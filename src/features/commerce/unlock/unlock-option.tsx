import { useId, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import tick from '@/components/form/tick.module.css';
import { formatMoney, type Currency } from '@/lib/format/format';
import { nameOf, openedBy, priceLabel } from './unlock-labels';
import type { UnlockOption } from './unlock-options';
import styles from './unlock-sheet.module.css';

interface WayOptionProps {
  way: UnlockOption;
  /** The radio buttons of one sheet belong together by it. */
  group: string;
  chosen: boolean;
  onChoose: () => void;
  /** A payment is under way: nothing else can be chosen. */
  disabled: boolean;
  currency: Currency;
  /** What a coupon takes off. */
  saving: number;
  /** What it costs after that, where it is money. */
  price: number;
  /** What one agrees to; shown with the way that is chosen. */
  terms: readonly string[];
  children?: ReactNode;
}

/** One way to open a thing, with its price; the chosen one also says what one agrees to. */
export function UnlockOptionRow({ way, group, chosen, onChoose, disabled, currency, saving, price, terms, children }: WayOptionProps) {
  const termsId = useId();
  const { amount, covers } = priceLabel(way, { currency });
  return (
    <div className={cx(styles.way, chosen && styles.chosen)}>
      <label className={styles.choice}>
        <input type="radio" className={tick.dot} name={group} value={way.id} checked={chosen} disabled={disabled} aria-describedby={chosen ? termsId : undefined} onChange={onChoose} />
        <span className={styles.words}>
          <span className={styles.name} dir="auto">
            {nameOf(way)}
          </span>
          <span className={styles.detail} dir="auto">
            {openedBy(way)}
          </span>
        </span>
        <span className={styles.price}>
          {chosen && saving > 0 ? (
            <>
              <del>
                <span className="visually-hidden">Instead of </span>
                {amount}
              </del>
              <ins>{formatMoney(price, currency)}</ins>
            </>
          ) : (
            amount
          )}
          {covers && <small>{covers}</small>}
        </span>
      </label>
      {chosen && (
        <div className={styles.more}>
          <ul role="list" id={termsId} className={styles.terms}>
            {terms.map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
          {children}
        </div>
      )}
    </div>
  );
}
