import { StateChip } from '@/components/chip/status-chip';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import type { Order } from '@/contract/order';
import { paths } from '@/lib/page/paths';
import { Amount } from './amount';
import { LinePicture } from './line-picture';
import { sellerName, stageOfOrder } from './order-data';
import { nextStep, orderStageLabel } from './order-state';
import styles from './order-card.module.css';

/** Number of pictures shown. */
const MAX_SHOWN_ITEMS = 3;

/** An order in the list with its items, total and status. The whole card is a link. */
export function OrderCard({ order, priority }: { order: Order; priority: boolean }) {
  const { _id, orderNumber, createdAt = '', totalPrice, details: lines = [] } = order;
  const [first] = lines;
  const stage = stageOfOrder(order);
  const label = orderStageLabel(stage);
  const shippingCode = lines.map((line) => line.shippingCode).find(Boolean);
  const more = lines.length - MAX_SHOWN_ITEMS;

  return (
    <article className={styles.card}>
      <div className={styles.things}>
        {lines.slice(0, MAX_SHOWN_ITEMS).map((line) => (
          <LinePicture key={line._id} line={line} priority={priority} />
        ))}
        {more > 0 && <span className={styles.more}>+{more}</span>}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link className={styles.link} href={paths.order(first ?? { _id })} dir="auto">
            {lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ') ||
              `Order ${orderNumber}`}
          </Link>
        </h2>
        <p className={styles.next} dir="auto">
          {nextStep(stage, { seller: sellerName(order), payBy: first?.payBy, shippingCode })}
        </p>
        <p className={styles.date}>
          <DateText iso={createdAt} /> · Order {orderNumber}
        </p>
      </div>
      <div className={styles.end}>
        <StateChip tone={label.tone}>{label.label}</StateChip>
        <Amount amount={totalPrice} payBy={first?.payBy} className={styles.sum} />
      </div>
    </article>
  );
}
