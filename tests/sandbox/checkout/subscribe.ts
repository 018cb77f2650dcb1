import { randomBytes } from 'node:crypto';
import { and, is } from '../db/conditions';
import type { Store } from '../db/store';
import type { SubscriptionRow, TransactionRow } from '../seed/rows/money';
import { getEnd, getTerm } from './periods';

/**
 * Writes the subscription or membership that was paid for. A fan has at most one per performer and one membership;
 * paying again renews it and keeps the remaining days.
 */
export function subscribe(store: Store, payment: TransactionRow, now: Date): void {
  const term = getTerm(store, payment);
  if (!term) return;
  const { sourceId: userId, performerId } = payment;
  const known = store.subscriptions.first(and([is('userId', userId), is('performerId', performerId)]), {
    order: [{ path: 'expiredAt', direction: 'desc' }],
  });
  const timestamp = now.toISOString();
  const expiredAt = getEnd(term.days, known?.expiredAt, now);
  const paid: Omit<SubscriptionRow, '_id' | 'createdAt' | 'userId' | 'performerId'> = {
    updatedAt: timestamp,
    subscriptionType: term.subscriptionType,
    packageId: payment.type === 'subscription_package' ? payment.targetId : null,
    status: 'active',
    expiredAt,
    startRecurringDate: term.renews ? timestamp : null,
    nextRecurringDate: term.renews ? expiredAt : null,
    paymentGateway: payment.paymentGateway,
    price: term.price,
    transactionId: payment._id,
  };
  if (known) {
    store.subscriptions.update(known._id, paid);
    return;
  }
  store.subscriptions.insert({
    _id: randomBytes(12).toString('hex'),
    createdAt: timestamp,
    userId,
    performerId,
    ...paid,
  });
  store.users.bump(userId, 'stats.totalSubscriptions', 1);
  if (performerId) store.performers.bump(performerId, 'stats.subscribers', 1);
}
