import { Coins } from 'lucide-react';
import { formatMoney, formatNumber, formatTokens } from '@/lib/format';
import { cx } from '@/components/cx';
import styles from './text.module.css';

interface PriceProps {
  amount: number;
  /** The site's currency sign. */
  symbol: string;
  className?: string;
}

/** An amount of money. */
export function Price({ amount, symbol, className }: PriceProps) {
  return <span className={cx(styles.amount, className)}>{formatMoney(amount, symbol)}</span>;
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
