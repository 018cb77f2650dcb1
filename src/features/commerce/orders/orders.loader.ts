import { getTimeZone } from '@/components/text/use-time-zone';
import type { Order } from '@/contract/order';
import { fetchInPeriod } from '@/entities/order/order-period';
import type { ListPart } from '@/lib/lists/fetch-all';
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
  /** The visitor's time zone; UTC on the server. */
  zone: string;
}

interface Part {
  limit: number;
  offset: number;
  signal?: AbortSignal;
}

export async function fetchOrders(
  { orders }: Services,
  { view, now, zone }: Pick<OrdersPage, 'view' | 'now' | 'zone'>,
  { signal, limit, offset }: Part,
): Promise<Pick<OrdersPage, 'items' | 'total'>> {
  const list: ListPart<Order> = async (range) => {
    const { data } = await orders.search({ ...orderQuery(view, now), ...range }, { signal });
    return { items: data.data.map(orderForPage), total: data.total };
  };
  return fetchInPeriod(list, { period: view.filters.period, zone, limit, offset });
}

export function loadOrders({ services, query, signal }: PageScope): Promise<PageOutcome<OrdersPage>> {
  const request = { view: readView<OrderFilter>(ORDER_LIST, query), now: Date.now(), zone: getTimeZone() };
  return loadList(ORDER_LIST, request, () => fetchOrders(services, request, { ...getRange(request.view), signal }));
}
