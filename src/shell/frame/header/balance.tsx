import { Coins } from 'lucide-react';
import { Link } from '@/components/link';
import { formatCount, formatNumber, formatTokens } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useAppSelector, useIsPerformer } from '@/store/hooks';
import styles from './balance.module.css';

/** Number of characters that fit on a phone. */
const ROOM = 5;

/** The token balance from the store (spec §4), linked to the wallet, or for performers to their payouts. */
export function Balance() {
  const balance = useAppSelector((state) => state.user.current.balance);
  const isPerformer = useIsPerformer();
  const figure = formatNumber(balance);
  const isLong = figure.length > ROOM;
  const label = `Balance: ${formatTokens(balance)}`;
  return (
    <Link
      href={isPerformer ? `${paths.studio}/payouts` : paths.wallet}
      className={styles.balance}
      title={label}
      aria-label={label}
    >
      <Coins size={16} />
      <span data-testid="balance" className={isLong ? styles.whole : undefined}>
        {figure}
      </span>
      {isLong && <span className={styles.short}>{formatCount(balance)}</span>}
    </Link>
  );
}
