import styles from './ledger-totals.module.css';

/** Shown instead of totals for lists that are too long to load completely. */
export const TOTALS_UNAVAILABLE = 'This list is too long for totals. Choose a shorter date range, or download it.';

interface LedgerTotalsProps {
  /** Label and amount, in display order. */
  sums: readonly (readonly [name: string, sum: string])[];
  /** Replaces the totals when they can't be computed. */
  missing?: string;
}

/** Totals of the whole list, including its other pages. */
export function LedgerTotals({ sums, missing }: LedgerTotalsProps) {
  if (missing) return <p className={styles.missing}>{missing}</p>;
  return (
    <dl className={styles.totals} aria-label="In this list">
      {sums.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
