import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import ground from '@/entities/payment/table-ground.module.css';
import type { EarningUnit } from '@/features/studio/shared/earnings/sources';
import { UnitAmount } from '@/features/studio/shared/earnings/unit-amount';
import { formatNumber } from '@/lib/format/format';
import { itemPath, KIND_LABELS } from './item-labels';
import type { ItemRow } from './item-rows';
import styles from './item-table.module.css';

const Figure = ({ name, value }: { name: string; value: number | undefined }) => (
  <td data-head={name} className={cx(ground.figure, styles.figure)}>
    {value === undefined ? '–' : formatNumber(value)}
  </td>
);

/** Items as a table, or as cards on phones. */
export const ItemTable = ({ rows, unit }: { rows: readonly ItemRow[]; unit: EarningUnit }) => (
  <table className={cx(ground.table, styles.table)}>
    <caption className="visually-hidden">Best items</caption>
    <thead className={cx(ground.heads, styles.heads)}>
      <tr>
        <th scope="col">Item</th>
        <th scope="col">Kind</th>
        <th scope="col" className={ground.figure}>
          Views
        </th>
        <th scope="col" className={ground.figure}>
          Likes
        </th>
        <th scope="col" className={ground.figure}>
          Sold
        </th>
        <th scope="col" className={ground.figure}>
          Sold in this period
        </th>
        <th scope="col" className={ground.figure}>
          Your net
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const path = itemPath(row);
        return (
          <tr key={row._id} className={cx(ground.row, styles.row)}>
            <th scope="row" className={cx(ground.what, styles.what)} dir="auto">
              {path ? (
                <Link href={path} className={ground.link}>
                  {row.title}
                </Link>
              ) : (
                row.title
              )}
            </th>
            <td className={styles.kind}>{KIND_LABELS[row.kind]}</td>
            <Figure name="Views" value={row.views} />
            <Figure name="Likes" value={row.likes} />
            <Figure name="Sold" value={row.sold} />
            <Figure name="In this period" value={row.sales} />
            <td className={cx(ground.figure, styles.net)}>
              <UnitAmount amount={row.net} unit={unit} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
