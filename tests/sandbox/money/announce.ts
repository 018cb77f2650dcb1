import type { Context } from '../context';
import { mainUnits } from './amounts';
import type { Sale } from './settle';
import type { Share } from './shares';

/** Payments that unlock something. */
const OPENING = ['video', 'gallery', 'story', 'product', 'public_chat'];

/**
 * Emits the events of a sale (contract E.3, H-21): sellers get their token income, the buyer's tabs get what is
 * unlocked and tokens that were added. Spent tokens are not announced, because the app subtracts them itself.
 */
export function announce(
  { store, realtime }: Pick<Context, 'store' | 'realtime'>,
  { payment: { paid, row }, tokensIn = 0 }: Sale,
  shares: readonly Share[],
): void {
  for (const { performerId, net } of shares) {
    if (paid !== 'token' || performerId === null) continue;
    void realtime.emit({ account: performerId }, 'update_balance', {
      token: mainUnits(net),
      balance: store.performers.get(performerId)?.balance,
    });
  }
  if (tokensIn > 0) {
    void realtime.emit({ account: row.sourceId }, 'update_balance', {
      token: tokensIn,
      balance: store.users.get(row.sourceId)?.balance,
    });
  }
  if (!OPENING.includes(row.type)) return;
  for (const { productId, name } of row.products) {
    void realtime.emit({ account: row.sourceId }, 'token_transaction_success', {
      item: { _id: productId, type: row.target, name },
    });
  }
}
