import { packageOperations } from '@/contract/package';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { route, type Route } from '../http/route';
import { ascending, listed, maybe } from './listing';

/** What the site sells: memberships and tokens. */
export function packageRoutes({ store }: Context): Route[] {
  const order = { fields: ['ordering', 'price', 'name'], usual: [ascending('ordering')] };
  return [
    route(packageOperations.searchSubscriptionPackages, ({ query }) =>
      listed(store.subscriptionPackages, query, {
        where: [is('isActive', true), maybe('name', query.name)],
        ...order,
        view: (row) => row,
      }),
    ),
    route(packageOperations.searchTokenPackages, ({ query }) =>
      listed(store.tokenPackages, query, {
        where: [is('isActive', true), maybe('name', query.name)],
        ...order,
        view: (row) => row,
      }),
    ),
  ];
}
