import type { Context } from '../context';
import { mainUnits } from './amounts';
import type { Sale } from './settle';
import type { Share } from './shares';

/** Payments after which something stands open that did not before. */
const OPENING = ['video', 'gallery', 'story', 'product', 'public_chat'];

/**
 * What the sockets say of a sale (contract E.3, H-21): sellers hear of their tokens, the buyer's tabs of what is open now and of tokens
 * that came in. Tokens that were spent are not announced to the buyer: the app takes them off itself.
 */
export function announce({ store, realtime }: Pick<Context, 'store' | 'realtime'>, { payment: { paid, row }, tokensIn = 0 }: Sale, shares: readonly Share[]): void {
  for (const { performerId, net } of shares) {
    if (paid !== 'token' || performerId === null) continue;
    void realtime.emit({ account: performerId }, 'update_balance', { token: mainUnits(net), balance: store.performers.get(performerId)?.balance });
  }
  if (tokensIn > 0) {
    void realtime.emit({ account: row.sourceId }, 'update_balance', { token: tokensIn, balance: store.users.get(row.sourceId)?.balance });
  }
  if (!OPENING.includes(row.type)) return;
  for (const { productId, name } of row.products) {
    void realtime.emit({ account: row.sourceId }, 'token_transaction_success', { item: { _id: productId, type: row.target, name } });
  }
}
