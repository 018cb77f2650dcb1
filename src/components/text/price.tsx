import { Coins } from 'lucide-react';
import { formatMoney, formatNumber, formatTokens, PRICE_UNAVAILABLE, type Currency } from '@/lib/format/format';
import { cx } from '@/components/cx';
import styles from './text.module.css';

interface PriceProps {
  /** Undefined where the server does not say. */
  amount: number | undefined;
  /** How the site writes money. */
  currency: Currency;
  className?: string;
  /** Shown if the amount is unknown. */
  missing?: string;
}

/** An amount of money. */
export function Price({ amount, currency, className, missing = PRICE_UNAVAILABLE }: PriceProps) {
  if (amount === undefined) return <span className={className}>{missing}</span>;
  return <span className={cx(styles.amount, className)}>{formatMoney(amount, currency)}</span>;
}

/** An amount of tokens: a coin and the figure to the eye, "40 tokens" to assistive technology. */
export function TokenAmount({ amount, className, missing = PRICE_UNAVAILABLE }: Omit<PriceProps, 'currency'>) {
  if (amount === undefined) return <span className={className}>{missing}</span>;
  return (
    <span className={cx(styles.amount, className)}>
      <Coins aria-hidden="true" />
      <span aria-hidden="true">{formatNumber(amount)}</span>
      <span className="visually-hidden">{formatTokens(amount)}</span>
    </span>
  );
}
