import { userOperations } from '@/contract/user';
import type { Context } from '../context';
import { always, is } from '../db/conditions';
import { found } from '../http/errors';
import { route, type Route } from '../http/route';
import { ownUser, performerProfile, publicPerson } from '../views/people';
import { viewFor } from '../views/view';
import { ascending, listed, maybe } from './listing';

export function userRoutes(context: Context): Route[] {
  const { store, now } = context;
  return [
    route(userOperations.getMe, ({ viewer }) => {
      const view = viewFor(context, viewer);
      if (viewer.source === 'user') return ownUser(view, viewer.account);
      const { email, phone, phoneCode, balance, status, city } = viewer.account;
      return { ...performerProfile(view, viewer.account), email, phone, phoneCode, balance, status, city, roles: ['performer'], isPerformer: true as const };
    }),

    route(userOperations.updateMe, ({ viewer, body: { firstName, lastName, name, phone, gender, country } }) => {
      const wishes = { firstName, lastName, name: name || undefined, phone, country: country?.toUpperCase(), gender };
      const change = { ...withoutGaps(wishes), updatedAt: now().toISOString() };
      if (viewer.source === 'user') return ownUser(viewFor(context, viewer), found(store.users.update(viewer.account._id, change)));
      // A performer always has a gender, so an empty one is no change.
      const { gender: chosen, ...rest } = change;
      const account = found(store.performers.update(viewer.account._id, { ...rest, ...(chosen && { gender: chosen }) }));
      const { isPerformer: _, ...person } = publicPerson({ source: 'performer', account });
      return { ...person, email: account.email, phone: account.phone, gender: account.gender, country: account.country, balance: account.balance };
    }),

    route(userOperations.searchUsers, ({ query }) =>
      listed(store.users, query, {
        where: [is('status', 'active'), maybe('gender', query.gender), maybe('country', query.country?.toUpperCase()), query.name ? maybe('name', query.name) : always],
        fields: ['name', 'username'],
        usual: [ascending('name')],
        view: (account) => publicPerson({ source: 'user', account }),
      }),
    ),

    route(userOperations.viewUser, ({ params: { id } }) => {
      const account = store.users.get(id);
      return publicPerson({ source: 'user', account: found(account?.status === 'active' ? account : null, 'This user') });
    }),
  ];
}

const withoutGaps = <T extends Record<string, unknown>>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
