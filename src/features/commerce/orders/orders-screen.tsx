import { ButtonLink } from '@/components/button/button-link';
import { ListPage } from '@/components/listing/list-page';
import { CancelLoadingContext } from '@/components/status/cancel-loading';
import { useReloadInZone } from '@/components/hooks/use-reload-in-zone';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import { StatusChip } from '@/components/chip/status-chip';
import { Link } from '@/components/link';
import { LocalDate } from '@/components/text/local-date';
import type { Order } from '@/contract/order';
import { isYear } from '@/entities/order/order-period';
import { ORDER_STAGE_LABELS } from '@/entities/order/order-stage';
import { ORDER_LIST, orderFilters } from './order-list';
import type { OrdersPage } from './orders.loader';
import { useOrders } from './use-orders';
import { Amount } from './amount';
import { LinePicture } from './line-picture';
import { isMembershipOrder, sellerName, stageOfOrder } from './order-data';
import { nextStep } from './order-progress';
import styles from './order-card.module.css';

export function OrdersScreen(page: OrdersPage) {
  useReloadInZone(isYear(page.view.filters.period) ? page.zone : undefined);
  const { list, onCancel, onMore, onRetry } = useOrders(page);
  return (
    <CancelLoadingContext value={onCancel}>
      <ListPage
        title="Orders"
        noun="order"
        plural="orders"
        rules={ORDER_LIST}
        view={page.view}
        set={orderFilters(new Date(page.now).getUTCFullYear())}
        list={list}
        kind="line"
        card={(order, priority) => <OrderCard key={order._id} order={order} priority={priority} />}
        illustration="bag"
        nothing={
          <EmptyState
            illustration="bag"
            title="No orders yet"
            heading="h2"
            action={
              <ButtonLink variant="primary" href={paths.shop}>
                Browse the shop
              </ButtonLink>
            }
          >
            <p>Shop purchases and the videos and galleries you buy by card show up here.</p>
          </EmptyState>
        }
        onMore={onMore}
        onRetry={onRetry}
      />
    </CancelLoadingContext>
  );
}

const MAX_SHOWN_ITEMS = 3;

function OrderCard({ order, priority }: { order: Order; priority: boolean }) {
  const { _id, orderNumber, createdAt = '', totalPrice, details: lines = [] } = order;
  const [first] = lines;
  const stage = stageOfOrder(order);
  const label = ORDER_STAGE_LABELS[stage];
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
          {nextStep(stage, {
            seller: sellerName(order),
            payBy: first?.payBy,
            shippingCode,
            isMembership: isMembershipOrder(order),
          })}
        </p>
        <p className={styles.date}>
          <LocalDate iso={createdAt} /> · Order {orderNumber}
        </p>
      </div>
      <div className={styles.end}>
        <StatusChip tone={label.tone}>{label.label}</StatusChip>
        <Amount amount={totalPrice} payBy={first?.payBy} className={styles.sum} />
      </div>
    </article>
  );
}
