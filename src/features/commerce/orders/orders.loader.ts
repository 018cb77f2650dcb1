import type { Order } from '@/contract/order';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { orderForPage } from './order-data';
import { ORDER_LIST, orderQuery, type OrderFilter, type OrderListView } from './order-list';

export interface OrdersPage extends ListProps<Order> {
  view: OrderListView;
  /** The time from which periods are counted, in ms. */
  now: number;
}

interface Part {
  limit: number;
  offset: number;
  signal?: AbortSignal;
}

export async function fetchOrders(
  { orders }: Services,
  { view, now }: Pick<OrdersPage, 'view' | 'now'>,
  { signal, ...range }: Part,
): Promise<Pick<OrdersPage, 'items' | 'total'>> {
  const { data } = await orders.search({ ...orderQuery(view, now), ...range }, { signal });
  return { items: data.data.map(orderForPage), total: data.total };
}

export function loadOrders({ services, query, signal }: PageScope): Promise<PageOutcome<OrdersPage>> {
  const request = { view: readView<OrderFilter>(ORDER_LIST, query), now: Date.now() };
  return loadList(ORDER_LIST, request, () => fetchOrders(services, request, { ...getRange(request.view), signal }));
}
