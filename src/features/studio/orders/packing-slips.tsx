import { Button } from 'antd';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalDate } from '@/components/text/local-date';
import { useAppSelector } from '@/store/hooks';
import { formatQuantity, pluralize } from '@/lib/format/format';
import { getOrderNumber } from '@/entities/order/order-number';
import { labelLines, type SaleLine } from './sale-line';
import styles from './packing-slips.module.css';

interface PackingSlipsProps {
  lines: readonly SaleLine[];
  back: ReactNode;
}

/** One sheet per shipment, without prices. */
export function PackingSlips({ lines, back }: PackingSlipsProps) {
  const siteName = useAppSelector((state) => state.ui.siteName);
  const seller = useAppSelector((state) => state.user.current.name);
  return (
    <div className={styles.page}>
      <div className={styles.actions} data-print="no">
        {back}
        <Button type="primary" icon={<Printer />} onClick={() => window.print()}>
          {pluralize(lines.length, 'Print the packing slip', `Print ${formatQuantity(lines.length, 'packing slip')}`)}
        </Button>
      </div>
      <h1 className="visually-hidden">{pluralize(lines.length, 'Packing slip')}</h1>
      {lines.map((line) => (
        <article key={line._id} className={styles.sheet} aria-label={`Packing slip of order ${getOrderNumber(line)}`}>
          <header className={styles.head}>
            <div>
              <p className={styles.seller} dir="auto">
                {seller}
              </p>
              <p className={styles.quiet} dir="auto">
                {siteName}
              </p>
            </div>
            <div>
              <p>Order {getOrderNumber(line)}</p>
              <p className={styles.quiet}>
                <LocalDate iso={line.createdAt ?? ''} />
              </p>
            </div>
          </header>
          <address className={styles.address} dir="auto">
            {labelLines(line).map((text, index) =>
              index === 0 ? <strong key={index}>{text}</strong> : <span key={index}>{text}</span>,
            )}
            {line.phoneNumber && <span dir="ltr">{line.phoneNumber}</span>}
            {labelLines(line).length === 0 && <span className={styles.quiet}>No address provided.</span>}
          </address>
          <table className={styles.things}>
            <caption className="visually-hidden">Items in the shipment</caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Qty</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">
                  <bdi>{line.name}</bdi>
                </th>
                <td>{line.quantity}</td>
              </tr>
            </tbody>
          </table>
          {line.userNote && (
            <p className={styles.note}>
              <strong>From the fan:</strong> <bdi>{line.userNote}</bdi>
            </p>
          )}
          {line.shippingCode && (
            <p className={styles.quiet}>
              Tracking <bdi>{line.shippingCode}</bdi>
            </p>
          )}
        </article>
      ))}
    </div>
  );
}
