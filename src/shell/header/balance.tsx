import { Coins } from 'lucide-react';
import { formatNumber, formatTokens } from '@/lib/format';
import { useAppSelector } from '@/store/hooks';
import styles from './balance.module.css';

/** What the fan can spend, always as the store has it (spec §4). */
export function Balance() {
  const balance = useAppSelector((state) => state.user.current.balance);
  return (
    <span className={styles.balance} title={`Balance: ${formatTokens(balance)}`}>
      <Coins size={16} aria-hidden="true" />
      <span className="visually-hidden">Balance: </span>
      <span data-testid="balance">{formatNumber(balance)}</span>
      <span className="visually-hidden"> tokens</span>
    </span>
  );
}
