import { userOperations } from '@/contract/user';
import type { Context } from '../context';
import { always, is } from '../db/conditions';
import { keepAvatar } from '../accounts/avatar';
import { forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { ownPerformer, ownUser, publicPerson } from '../views/people';
import { viewFor } from '../views/view';
import { ascending, listed, maybe } from './listing';

export function userRoutes(context: Context): Route[] {
  const { store, now } = context;
  return [
    route(userOperations.getMe, ({ viewer }) => {
      const view = viewFor(context, viewer);
      return viewer.source === 'user' ? ownUser(view, viewer.account) : ownPerformer(view, viewer.account);
    }),

    // The form includes email and username, but they can't be changed (contract C.2).
    route(userOperations.updateMe, ({ viewer, body: { email: _email, username: _username, ...body } }) => {
      const changes = { ...body, name: body.name || undefined, country: body.country?.toUpperCase() };
      const change = { ...withoutGaps(changes), updatedAt: now().toISOString() };
      if (viewer.source === 'user') {
        const ofFan = Object.fromEntries(Object.entries(change).filter(([field]) => field in viewer.account));
        return ownUser(viewFor(context, viewer), found(store.users.update(viewer.account._id, ofFan)));
      }
      // A performer always has a gender, so ignore an empty value.
      const { gender: chosen, ...rest } = change;
      return ownPerformer(
        viewFor(context, viewer),
        found(store.performers.update(viewer.account._id, { ...rest, ...(chosen && { gender: chosen }) })),
      );
    }),

    route(userOperations.uploadAvatar, async ({ viewer, files }) => ({
      success: true,
      url: await keepAvatar(context, viewer, files),
    })),

    route(userOperations.uploadAvatarOf, async ({ viewer, params: { id }, files }) => {
      if (id !== viewer.account._id) throw forbidden('This account belongs to someone else.');
      return { success: true, url: await keepAvatar(context, viewer, files) };
    }),

    route(userOperations.searchUsers, ({ query }) =>
      listed(store.users, query, {
        where: [
          is('status', 'active'),
          maybe('gender', query.gender),
          maybe('country', query.country?.toUpperCase()),
          query.name ? maybe('name', query.name) : always,
        ],
        fields: ['name', 'username'],
        usual: [ascending('name')],
        view: (account) => publicPerson({ source: 'user', account }),
      }),
    ),

    route(userOperations.viewUser, ({ params: { id } }) => {
      const account = store.users.get(id);
      return publicPerson({
        source: 'user',
        account: found(account?.status === 'active' ? account : null, 'This user'),
      });
    }),
  ];
}

const withoutGaps = <T extends Record<string, unknown>>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
