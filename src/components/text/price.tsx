import { Coins } from 'lucide-react';
import { formatMoney, formatNumber, formatTokens, type Currency } from '@/lib/format';
import { cx } from '@/components/cx';
import styles from './text.module.css';

interface PriceProps {
  amount: number;
  /** How the site writes money. */
  currency: Currency;
  className?: string;
}

/** An amount of money. */
export function Price({ amount, currency, className }: PriceProps) {
  return <span className={cx(styles.amount, className)}>{formatMoney(amount, currency)}</span>;
}

/** An amount of tokens: a coin and the figure to the eye, "40 tokens" to assistive technology. */
export function TokenAmount({ amount, className }: { amount: number; className?: string }) {
  return (
    <span className={cx(styles.amount, className)}>
      <Coins aria-hidden="true" />
      <span aria-hidden="true">{formatNumber(amount)}</span>
      <span className="visually-hidden">{formatTokens(amount)}</span>
    </span>
  );
}
