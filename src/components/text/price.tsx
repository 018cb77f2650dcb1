import { Coins } from 'lucide-react';
import { formatMoney, formatNumber, formatTokens, PRICE_UNAVAILABLE, type Currency } from '@/lib/format/format';
import { cx } from '@/components/cx';
import styles from './text.module.css';

interface PriceProps {
  /** Undefined if the server doesn't send it. */
  amount: number | undefined;
  currency: Currency;
  className?: string;
  /** Shown if the amount is unknown. */
  missing?: string;
}

export function Price({ amount, currency, className, missing = PRICE_UNAVAILABLE }: PriceProps) {
  if (amount === undefined) return <span className={className}>{missing}</span>;
  return <span className={cx(styles.amount, className)}>{formatMoney(amount, currency)}</span>;
}

/** A number of tokens with a coin icon, announced as "40 tokens". */
export function TokenAmount({ amount, className, missing = PRICE_UNAVAILABLE }: Omit<PriceProps, 'currency'>) {
  if (amount === undefined) return <span className={className}>{missing}</span>;
  return (
    <span className={cx(styles.amount, className)}>
      <Coins />
      <span aria-hidden="true">{formatNumber(amount)}</span>
      <span className="visually-hidden">{formatTokens(amount)}</span>
    </span>
  );
}
