import { and, among, is } from '../db/conditions';
import type { Store } from '../db/store';

/** Statuses of paid orders. */
const PAID = ['paid', 'processing', 'shipping', 'delivered'];
/** Items bought individually with tokens. Products have order lines in either currency. */
const BY_ITSELF = ['video', 'gallery', 'story'];

/** How often an item was bought and not refunded, with tokens and money. */
export function getSold(store: Store, id: string): number {
  const lines = store.orderDetails.list(and([is('productId', id), among('status', PAID)]));
  const tokens = store.tokenTransactions.count(
    and([is('targetId', id), is('status', 'success'), among('type', BY_ITSELF)]),
  );
  return tokens + lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
