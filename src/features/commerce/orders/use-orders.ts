import { useRef, useState } from 'react';
import type { ListContent } from '@/components/listing/list-results';
import type { Order } from '@/contract/order';
import { ApiError, LOADING_CANCELED } from '@/lib/http/errors';
import { PAGE_SIZE, getRange } from '@/lib/lists/list-address';
import { useServices } from '@/services/services-context';
import { withNext } from '@/store/list/list-state';
import { fetchOrders, type OrdersPage } from './orders.loader';

const getList = ({ items, total, failure }: OrdersPage): ListContent<Order> => ({
  items,
  total,
  requesting: false,
  error: failure === null ? null : { message: failure },
});

export function useOrders(page: OrdersPage) {
  const services = useServices();
  const [seen, setSeen] = useState(page.items);
  const [list, setList] = useState(() => getList(page));

  /** Identifies the latest load that wasn't canceled. */
  const turn = useRef(0);

  // The page was reloaded: another view, or the same view after a payment.
  if (page.items !== seen) {
    setSeen(page.items);
    setList(getList(page));
  }

  const load = async (limit: number, offset: number, before: readonly Order[]) => {
    const mine = ++turn.current;
    setList((old) => ({ ...old, requesting: true, error: null }));
    try {
      const next = await fetchOrders(services, page, { limit, offset });
      if (mine !== turn.current) return;
      setList({
        ...(before.length > 0 ? withNext(before, next, offset - before.length) : next),
        requesting: false,
        error: null,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mine !== turn.current) return;
      setList((old) => ({ ...old, requesting: false, error: { message: error.message } }));
    }
  };

  const onCancel = () => {
    turn.current += 1;
    setList((old) => ({ ...old, requesting: false, error: { message: LOADING_CANCELED } }));
  };

  const { limit, offset } = getRange(page.view);
  return {
    list,
    onCancel,
    onMore: () => void load(PAGE_SIZE, offset + list.items.length, list.items),
    onRetry: () => void load(limit, offset, []),
  };
}
