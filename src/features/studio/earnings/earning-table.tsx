import { StatusTag } from '@/features/studio/shared/status-tag';
import { cx } from '@/components/cx';
import ground from '@/entities/payment/table-ground.module.css';
import { Link } from '@/components/link';
import type { EarningUnit } from '@/features/studio/shared/earnings/sources';
import { UnitAmount } from '@/features/studio/shared/earnings/unit-amount';
import { DateText } from '@/components/text/date-text';
import { lessKnown } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import type { EarningRow } from './earnings.loader';
import { stateOf, whatOf } from './use-earnings';
import styles from './earning-table.module.css';

/** Sales as a table, or as cards on phones. */
export const EarningTable = ({ items, unit }: { items: readonly EarningRow[]; unit: EarningUnit }) => (
  <table className={cx(ground.table, styles.table)}>
    <caption className="visually-hidden">Earnings, sale by sale</caption>
    <thead className={cx(ground.heads, styles.heads)}>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Item</th>
        <th scope="col">Fan</th>
        <th scope="col">Status</th>
        <th scope="col" className={ground.figure}>
          Gross
        </th>
        <th scope="col" className={ground.figure}>
          Commission
        </th>
        <th scope="col" className={ground.figure}>
          Net
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((row) => {
        const { _id, createdAt, grossPrice, netPrice, fan } = row;
        const state = stateOf(row);
        return (
          <tr key={_id} className={cx(ground.row, styles.row)}>
            <td className={cx(ground.date, styles.date)}>
              <DateText iso={createdAt ?? ''} />
            </td>
            <th scope="row" className={cx(ground.what, styles.what)}>
              {whatOf(row)}
            </th>
            <td className={cx(ground.who, styles.fan)}>
              {fan ? (
                <Link href={paths.fan(fan)} className={ground.link} dir="auto">
                  {fan.name}
                </Link>
              ) : (
                'Unknown'
              )}
            </td>
            <td className={styles.state}>
              <StatusTag tone={state.tone}>{state.label}</StatusTag>
            </td>
            <td data-head="Gross" className={cx(ground.figure, styles.figure)}>
              <UnitAmount amount={grossPrice} unit={unit} />
            </td>
            <td data-head="Commission" className={cx(ground.figure, styles.figure)}>
              <UnitAmount amount={lessKnown(grossPrice, netPrice)} unit={unit} />
            </td>
            <td className={cx(ground.figure, styles.net)}>
              <UnitAmount amount={netPrice} unit={unit} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
