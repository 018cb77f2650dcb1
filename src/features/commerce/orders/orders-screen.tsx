import { ButtonLink } from '@/components/button/button-link';
import { ListPage } from '@/components/listing/list-page';
import { CancelLoadingContext } from '@/components/status/cancel-loading';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';
import { OrderCard } from './order-card';
import { ORDER_LIST, orderFilters } from './order-list';
import type { OrdersPage } from './orders.loader';
import { useOrders } from './use-orders';

/** The visitor's orders with their status. */
export function OrdersScreen(page: OrdersPage) {
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
        drawing="bag"
        nothing={
          <EmptyState
            drawing="bag"
            title="No orders yet"
            heading="h2"
            action={
              <ButtonLink look="primary" href={paths.shop}>
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
