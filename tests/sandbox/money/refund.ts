import type { Context } from '../context';
import { and, is, not } from '../db/conditions';
import type { Move } from '../db/rows';
import type { Store } from '../db/store';
import { badRequest, entityNotFound } from '../http/errors';
import { mainUnits } from './amounts';
import { book } from './ledger';

/**
 * Refunds a completed payment: reverses its bookings, restores stock, ends orders, earnings and subscriptions, and
 * announces the changed balances. Throws 404 for an unknown payment, 400 if it is not completed or older than the
 * ledger, and 422 if tokens that it brought are already spent.
 */
export function refund(context: Context, transactionId: string): void {
  const { store, now, realtime } = context;
  const at = now().toISOString();
  const row = store.tokenTransactions.get(transactionId) ?? store.transactions.get(transactionId);
  if (!row) throw entityNotFound('This payment');
  if (row.status !== 'success') throw badRequest(`This payment is ${row.status}, so there is nothing to refund.`);
  const entries = store.ledger.list(and([is('transactionId', transactionId), not(is('reason', 'refund'))]));
  if (entries.length === 0) throw badRequest('This payment is too old to refund.');

  store.atomically(() => {
    for (const { currency, moves, userId } of entries) {
      const back = moves.map(({ account, amount }): Move => ({ account, amount: -amount }));
      book(store, { at, currency, reason: 'refund', transactionId, key: null, userId, moves: back });
    }
    const ended = { status: 'refunded', updatedAt: at } as const;
    if (!store.tokenTransactions.update(transactionId, ended)) store.transactions.update(transactionId, ended);
    undoOrders(store, transactionId, at);
    for (const { _id } of store.earnings.list(is('transactionId', transactionId)))
      store.earnings.update(_id, { transactionStatus: 'refunded', updatedAt: at });
    for (const { _id } of store.subscriptions.list(is('transactionId', transactionId))) {
      store.subscriptions.update(_id, { status: 'deactivated', expiredAt: at, nextRecurringDate: null, updatedAt: at });
    }
  });

  const moved = entries.filter(({ currency }) => currency === 'token').flatMap(({ moves }) => moves);
  for (const { account, amount } of moved) {
    const [kind, id = ''] = account.split(':');
    const owner = kind === 'fan' ? store.users.get(id) : kind === 'performer' ? store.performers.get(id) : undefined;
    if (owner)
      void realtime.emit({ account: id }, 'update_balance', { token: mainUnits(-amount), balance: owner.balance });
  }
}

function undoOrders(store: Store, transactionId: string, at: string): void {
  const undone = { status: 'refunded', deliveryStatus: 'refunded', updatedAt: at } as const;
  for (const order of store.orders.list(is('transactionId', transactionId))) {
    store.orders.update(order._id, undone);
    for (const { _id, productType, productId, quantity } of store.orderDetails.list(is('orderId', order._id))) {
      store.orderDetails.update(_id, undone);
      if (productType === 'physical') store.products.bump(productId, 'stock', quantity);
    }
  }
}
