import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import { formatTokens, signedTokens } from '@/lib/format/format';
import type { LedgerRow } from '@/entities/payment/transactions';
import { paymentStateLabel, paymentStep } from '@/entities/payment/payment-state';
import styles from './wallet.module.css';

export const RecentTransactions = ({ rows }: { rows: readonly LedgerRow[] }) => (
  <ul role="list" className={styles.latest}>
    {rows.map(({ _id, title, path, at, kind, status, amount }) => (
      <li key={_id}>
        <div className={styles.what}>
          {path ? (
            <Link href={path} dir="auto" className={styles.thing}>
              {title}
            </Link>
          ) : (
            <bdi className={styles.thing}>{title}</bdi>
          )}
          <p className={styles.quiet}>
            {kind}, <DateText iso={at} />
            {paymentStep(status) !== 'success' && `, ${paymentStateLabel(status).toLowerCase()}`}
          </p>
        </div>
        {amount !== null && (
          <p className={styles.amount} data-received={amount > 0 || undefined}>
            <span aria-hidden="true">{signedTokens(amount)}</span>
            <span className="visually-hidden">
              {amount < 0 ? `${formatTokens(-amount)} spent` : `${formatTokens(amount)} received`}
            </span>
          </p>
        )}
      </li>
    ))}
  </ul>
);
