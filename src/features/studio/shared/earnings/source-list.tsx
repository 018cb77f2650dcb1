import { formatQuantity } from '@/lib/format/format';
import type { SourceSums } from './buckets';
import { sourceLabel, type EarningUnit } from './sources';
import { UnitAmount, useUnitText } from './unit-amount';
import styles from './source-list.module.css';

interface SourceRow extends Pick<SourceSums, 'sourceType' | 'sales' | 'net'> {
  /** Net earnings of the period before, if periods are compared. */
  before?: number;
}

export function SourceList({ sources, unit }: { sources: readonly SourceRow[]; unit: EarningUnit }) {
  const text = useUnitText(unit);
  const highest = Math.max(0, ...sources.map(({ net }) => net));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Earnings by source</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Sales</th>
          <th scope="col">Net</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({ sourceType, sales, net, before }) => (
          <tr key={sourceType} className={styles.row}>
            <th scope="row">{sourceLabel(sourceType)}</th>
            <td className={styles.sales}>
              {formatQuantity(sales, 'sale')}
              {before !== undefined && `, ${text(before)} in the previous period`}
            </td>
            <td className={styles.net}>
              <UnitAmount amount={net} unit={unit} />
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${highest > 0 ? (net / highest) * 100 : 0}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
