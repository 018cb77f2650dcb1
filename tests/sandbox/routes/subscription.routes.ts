import { subscriptionOperations } from '@/contract/subscription';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { route, type Route } from '../http/route';
import { performerById } from '../views/people';
import { viewFor } from '../views/view';
import { descending, listed, maybe } from './listing';

/** What a fan has subscribed to. */
export function subscriptionRoutes(context: Context): Route[] {
  return [
    route(subscriptionOperations.searchSubscriptions, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(context.store.subscriptions, query, {
        where: [
          is('userId', viewer.account._id),
          maybe('performerId', query.performerId),
          maybe('subscriptionType', query.subscriptionType),
          maybe('status', query.status),
        ],
        fields: ['expiredAt'],
        usual: [descending('createdAt')],
        view: (row) => ({ ...row, performerInfo: performerById(view, row.performerId) }),
      });
    }),
  ];
}
