import { useId, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import tick from '@/components/form/tick.module.css';
import { formatMoney, type Currency } from '@/lib/format/format';
import { optionName, describeOption, priceLabel } from './unlock-labels';
import type { UnlockOption } from './unlock-options';
import styles from './unlock-sheet.module.css';

interface UnlockOptionRowProps {
  option: UnlockOption;
  group: string;
  chosen: boolean;
  onChoose: () => void;
  disabled: boolean;
  currency: Currency;
  saving: number;
  /** Price after the coupon, if paid in money. */
  price: number;
  /** Shown with the chosen option. */
  terms: readonly string[];
  children?: ReactNode;
}

export function UnlockOptionRow({
  option,
  group,
  chosen,
  onChoose,
  disabled,
  currency,
  saving,
  price,
  terms,
  children,
}: UnlockOptionRowProps) {
  const termsId = useId();
  const { amount, covers } = priceLabel(option, { currency });
  return (
    <div className={cx(styles.option, chosen && styles.chosen)}>
      <label className={styles.choice}>
        <input
          type="radio"
          className={tick.dot}
          name={group}
          value={option.id}
          checked={chosen}
          disabled={disabled}
          aria-describedby={chosen ? termsId : undefined}
          onChange={onChoose}
        />
        <span className={styles.text}>
          <span className={styles.name} dir="auto">
            {optionName(option)}
          </span>
          <span className={styles.detail} dir="auto">
            {describeOption(option)}
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
