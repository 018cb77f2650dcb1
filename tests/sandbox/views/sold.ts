import { and, among, is } from '../db/conditions';
import type { Store } from '../db/store';

/** Orders in these states were paid for. */
const PAID = ['paid', 'processing', 'shipping', 'delivered'];
/** What is bought in tokens by itself; products have order lines for either money. */
const BY_ITSELF = ['video', 'gallery', 'story'];

/** How many of a thing were bought and not given back, for tokens and money. */
export function soldOf(store: Store, id: string): number {
  const lines = store.orderDetails.list(and([is('productId', id), among('status', PAID)]));
  const tokens = store.tokenTransactions.count(and([is('targetId', id), is('status', 'success'), among('type', BY_ITSELF)]));
  return tokens + lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
