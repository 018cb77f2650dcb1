import styles from './ledger-totals.module.css';

/** Why a list that nobody reads to its end has no sums. */
export const TOO_LONG = 'This list is too long to be added up here. Choose fewer days, or download it.';

interface LedgerTotalsProps {
  /** Name and sum, in the order they are read. */
  sums: readonly (readonly [name: string, sum: string])[];
  /** Why there are none. */
  missing?: string;
}

/** What the rows of a list come to, those of its other pages included. */
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
