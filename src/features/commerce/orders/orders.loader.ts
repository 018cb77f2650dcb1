import type { Order } from '@/contract/order';
import { ApiError } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { orderForPage } from './order-data';
import { ORDER_LIST, orderQuery, type OrderFilter, type OrderListView } from './order-list';

export interface OrdersPage {
  view: OrderListView;
  /** The time from which periods are counted, in ms. */
  now: number;
  items: Order[];
  total: number;
  failure: string | null;
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

export async function loadOrders({ services, query, signal }: PageScope): Promise<PageOutcome<OrdersPage>> {
  const view = readView<OrderFilter>(ORDER_LIST, query);
  const request = { view, now: Date.now() };
  try {
    const list = await fetchOrders(services, request, { ...rangeOf(view), signal });
    return listOutcome(ORDER_LIST, view, { ok: true, data: list }, { ...request, ...list, failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome(
      ORDER_LIST,
      view,
      { ok: false, error },
      { ...request, items: [], total: 0, failure: error.message },
    );
  }
}
