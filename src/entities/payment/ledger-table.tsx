import { ReceiptText, Ban, CircleAlert, CircleCheck, CircleDashed, RotateCcw, type LucideIcon } from 'lucide-react';
import { IconLink } from '@/components/button/icon-link';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import { LocalDate } from '@/components/text/local-date';
import type { LedgerRow } from '@/entities/payment/transactions';
import { paths } from '@/lib/page/paths';
import { StatusChip, type Tone } from '@/components/chip/status-chip';
import { paymentStateLabel, normalizePaymentStatus, type NormalizedPaymentStatus } from './payment-state';
import styles from './ledger-table.module.css';

interface LedgerTableProps {
  caption: string;
  rows: readonly LedgerRow[];
  /** Heading and cell text of the amount column. */
  amountHead: string;
  amount: (row: LedgerRow) => string;
  /** The balance after each row, as text. Without it, the column is omitted. */
  balances?: readonly string[] | null;
}

/** A list of transactions: a table on wide screens, cards on phones. */
export function LedgerTable({ caption, rows, amountHead, amount, balances }: LedgerTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.heads}>
        <tr>
          <Head className={styles.date}>Date</Head>
          <Head>Description</Head>
          <Head className={styles.payee}>Performer</Head>
          <Head className={styles.state}>Status</Head>
          <Head className={cx(styles.figure, styles.amount)}>{amountHead}</Head>
          {balances && <Head className={cx(styles.figure, styles.balance)}>Balance after</Head>}
          <th scope="col" className={styles.receipt}>
            <span className="visually-hidden">Receipt</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row._id} className={styles.row}>
            <td className={styles.date}>
              <LocalDate iso={row.at} />
            </td>
            <th scope="row" className={styles.what}>
              {row.path ? (
                <Link href={row.path} className={styles.link} dir="auto">
                  {row.title}
                </Link>
              ) : (
                <bdi>{row.title}</bdi>
              )}
              <span className={styles.kind}>
                {row.kind}
                {row.coupon && (
                  <>
                    , coupon <bdi>{row.coupon}</bdi>
                  </>
                )}
              </span>
            </th>
            <td className={styles.payee}>
              {row.payee && (
                <Link href={paths.performer(row.payee)} className={styles.link} dir="auto">
                  {row.payee.name}
                </Link>
              )}
            </td>
            <td className={styles.state}>
              <PaymentChip status={row.status} />
            </td>
            <td className={cx(styles.figure, styles.amount)} data-flow={row.flow}>
              {amount(row)}
            </td>
            {balances && <td className={cx(styles.figure, styles.balance)}>{balances[index]}</td>}
            <td className={styles.receipt}>
              {row.receipt && (
                <IconLink href={row.receipt} label={`Receipt for ${row.title}`}>
                  <ReceiptText />
                </IconLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Head = ({ className, children }: { className?: string; children: string }) => (
  <th scope="col" className={className}>
    {children}
  </th>
);

const LOOKS: Record<NormalizedPaymentStatus, { tone: Tone; icon?: LucideIcon }> = {
  success: { tone: 'good', icon: CircleCheck },
  pending: { tone: 'wait', icon: CircleDashed },
  failed: { tone: 'bad', icon: CircleAlert },
  canceled: { tone: 'calm', icon: Ban },
  refunded: { tone: 'calm', icon: RotateCcw },
  other: { tone: 'calm' },
};

const PaymentChip = ({ status }: { status: string | undefined }) => (
  <StatusChip {...LOOKS[normalizePaymentStatus(status)]}>{paymentStateLabel(status)}</StatusChip>
);
