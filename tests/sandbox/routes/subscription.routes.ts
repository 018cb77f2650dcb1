import { subscriptionOperations, type SubscriberState } from '@/contract/subscription';
import type { Context } from '../context';
import { above, always, among, and, atMost, is, mentions, not, type Condition } from '../db/conditions';
import { badRequest, entityNotFound, forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import type { SubscriptionRow } from '../seed/rows/money';
import { performerById, personById } from '../views/people';
import { viewFor } from '../views/view';
import { createdWithin, descending, listed, maybe } from './listing';

const FIELDS = ['expiredAt', 'nextRecurringDate'];

/** Subscriptions of fans and how to cancel them. Buying is in `payment.routes.ts`. */
export function subscriptionRoutes(context: Context): Route[] {
  const { store, now } = context;

  /** Stops future charges. The subscription stays valid until the end of the paid period. */
  const cancel = (row: SubscriptionRow): { success: true } => {
    if (row.status === 'deactivated') throw badRequest('This subscription is already canceled.');
    store.subscriptions.update(row._id, {
      status: 'deactivated',
      nextRecurringDate: null,
      updatedAt: now().toISOString(),
    });
    return { success: true };
  };

  return [
    route(subscriptionOperations.searchSubscriptions, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(store.subscriptions, query, {
        where: [
          is('userId', viewer.account._id),
          maybe('performerId', query.performerId),
          maybe('subscriptionType', query.subscriptionType),
          maybe('status', query.status),
        ],
        fields: FIELDS,
        usual: [descending('createdAt')],
        view: (row) => ({ ...row, performerInfo: performerById(view, row.performerId) }),
      });
    }),

    route(subscriptionOperations.searchSubscribers, ({ query: { q, ...query }, viewer }) =>
      listed(store.subscriptions, query, {
        where: [
          is('performerId', viewer.account._id),
          maybe('userId', query.userId),
          maybe('subscriptionType', query.subscriptionType),
          maybe('status', query.status),
          maybe('paymentGateway', query.paymentGateway),
          query.state ? statusCondition(query.state, now()) : always,
          q
            ? among(
                'userId',
                store.users.list(mentions(q)).map(({ _id }) => _id),
              )
            : always,
          createdWithin(query),
        ],
        fields: [...FIELDS, 'price'],
        usual: [descending('createdAt')],
        view: (row) => ({ ...row, userInfo: personById({ store }, 'user', row.userId) }),
      }),
    ),

    route(subscriptionOperations.getMembership, ({ viewer }) => viewFor(context, viewer).rights.membership()),

    route(subscriptionOperations.cancelMembership, ({ viewer }) =>
      cancel(found(viewFor(context, viewer).rights.membership(), 'Your membership')),
    ),

    route(subscriptionOperations.cancelSubscription, ({ params: { id }, viewer }) => {
      const row = found(store.subscriptions.get(id), 'This subscription');
      if (row.userId !== viewer.account._id) throw forbidden('This subscription belongs to someone else.');
      if (row.expiredAt <= now().toISOString()) throw entityNotFound('This subscription');
      return cancel(row);
    }),
  ];
}

/** Filters by subscription state, see `subscriberStates` of the contract. */
function statusCondition(state: SubscriberState, now: Date): Condition {
  const at = now.toISOString();
  const isTrial = among('subscriptionType', ['free', 'trial']);
  if (state === 'ended') return atMost('expiredAt', at);
  if (state === 'ending') return and([above('expiredAt', at), is('status', 'deactivated')]);
  return and([above('expiredAt', at), is('status', 'active'), state === 'trial' ? isTrial : not(isTrial)]);
}
