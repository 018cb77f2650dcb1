import { packageOperations } from '@/contract/package';
import type { Context } from '../context';
import { is } from '../db/conditions';
import type { Stored, Table } from '../db/table';
import { route, type Route } from '../http/route';
import { ascending, listed, maybe, type ListQuery } from './listing';

const searchActive = <T extends Stored>(table: Table<T>, query: ListQuery & { name?: string | undefined }) =>
  listed(table, query, {
    where: [is('isActive', true), maybe('name', query.name)],
    fields: ['ordering', 'price', 'name'],
    usual: [ascending('ordering')],
    view: (row) => row,
  });

/** What the site sells: memberships and tokens. */
export const packageRoutes = ({ store }: Context): Route[] => [
  route(packageOperations.searchSubscriptionPackages, ({ query }) => searchActive(store.subscriptionPackages, query)),
  route(packageOperations.searchTokenPackages, ({ query }) => searchActive(store.tokenPackages, query)),
];
