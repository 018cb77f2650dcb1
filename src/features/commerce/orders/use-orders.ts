import { useRef, useState } from 'react';
import type { ListContent } from '@/components/listing/list-results';
import type { Order } from '@/contract/order';
import { ApiError, LOADING_CANCELED } from '@/lib/http/errors';
import { PAGE_SIZE, getRange } from '@/lib/lists/list-url';
import { useServices } from '@/services/services-context';
import { withNext } from '@/store/list/list-state';
import { fetchOrders, type OrdersPage } from './orders.loader';

const getList = ({ items, total, failure }: OrdersPage) => ({
  /** Items of the page that the list extends. */
  pageItems: items,
  items,
  total,
  requesting: false,
  error: failure === null ? null : { message: failure },
});

export function useOrders(page: OrdersPage) {
  const services = useServices();
  const [list, setList] = useState<ListContent<Order> & { pageItems: Order[] }>(() => getList(page));

  /** Identifies the latest load that wasn't canceled. */
  const turn = useRef(0);

  // The page was reloaded: another view, or the same view after a payment.
  if (page.items !== list.pageItems) setList(getList(page));

  /** Ignored once the page was reloaded. */
  const change = (changed: Partial<ListContent<Order>>) =>
    setList((old) => (old.pageItems === page.items ? { ...old, ...changed } : old));

  const load = async (limit: number, offset: number, before: readonly Order[]) => {
    const mine = ++turn.current;
    change({ requesting: true, error: null });
    try {
      const next = await fetchOrders(services, page, { limit, offset });
      if (mine !== turn.current) return;
      change({
        ...(before.length > 0 ? withNext(before, next, offset - before.length) : next),
        requesting: false,
        error: null,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine !== turn.current) return;
      change({ requesting: false, error: { message: error.message } });
    }
  };

  const onCancel = () => {
    turn.current += 1;
    change({ requesting: false, error: { message: LOADING_CANCELED } });
  };

  const { limit, offset } = getRange(page.view);
  return {
    list,
    onCancel,
    onMore: () => void load(PAGE_SIZE, offset + list.items.length, list.items),
    onRetry: () => void load(limit, offset, []),
  };
}
