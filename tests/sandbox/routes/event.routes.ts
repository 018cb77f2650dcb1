import { eventOperations } from '@/contract/event';
import type { Context } from '../context';
import { always, atLeast, atMost, is } from '../db/conditions';
import { found } from '../http/errors';
import { route, type Route } from '../http/route';
import { eventView } from '../views/posts';
import { viewFor } from '../views/view';
import { ascending, listed, maybe } from './listing';

/** Events, for reading. */
export function eventRoutes(context: Context): Route[] {
  const { store } = context;
  return [
    route(eventOperations.searchEvents, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const viewerId = viewer?.source === 'performer' ? viewer.account._id : null;
      const own = viewerId !== null && (query.performerId === undefined ? query.status === undefined : query.performerId === viewerId);
      return listed(store.events, query, {
        where: [
          maybe('performerId', own ? viewerId : query.performerId),
          own ? maybe('status', query.status) : is('status', 'active'),
          // Whatever touches the asked time is in, so what is on now is among what is to come.
          query.startAt ? atLeast('endAt', new Date(query.startAt).toISOString()) : always,
          query.endAt ? atMost('startAt', new Date(query.endAt).toISOString()) : always,
        ],
        fields: ['startAt', 'endAt', 'title', 'price'],
        usual: [ascending('startAt')],
        view: (row) => eventView(view, row),
      });
    }),

    // Who has the address of an event that was called off is told so.
    route(eventOperations.getEvent, ({ params: { id } }) => eventView(viewFor(context, null), found(store.events.get(id), 'This event'))),
  ];
}
