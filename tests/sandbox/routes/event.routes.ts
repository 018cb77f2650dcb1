import { randomBytes } from 'node:crypto';
import { eventOperations } from '@/contract/event';
import type { Context } from '../context';
import { above, always, and, atLeast, atMost, below, is, withoutId } from '../db/conditions';
import { badRequest, forbidden, found, invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { EventRow } from '../seed/rows/content';
import { buildVisibilityCondition } from '../views/blocked';
import { eventView } from '../views/posts';
import { viewFor } from '../views/view';
import { ascending, listed, maybe } from './listing';

type Times = Pick<EventRow, '_id' | 'performerId' | 'startAt' | 'endAt' | 'status'>;

/** Events of performers. Two active events of one performer overlap only if the performer allows it. */
export function eventRoutes(context: Context): Route[] {
  const { store, now } = context;

  /** A started event can be corrected, but not moved into the past. */
  function mustFit(
    { _id, performerId, startAt, endAt, status }: Times,
    allowOverlap: boolean,
    before?: EventRow,
  ): void {
    if (startAt !== before?.startAt && startAt <= now().toISOString())
      throw invalidField('startAt', 'isInFuture', 'The event must start in the future.');
    if (endAt <= startAt) throw invalidField('endAt', 'isAfterStart', 'The event must end after it starts.');
    if (status === 'inactive' || allowOverlap) return;
    const same = store.events.first(
      and([
        is('performerId', performerId),
        is('status', 'active'),
        withoutId(_id),
        below('startAt', endAt),
        above('endAt', startAt),
      ]),
    );
    if (same) throw invalidField('startAt', 'isFree', `“${same.title}” overlaps with this time.`);
  }

  const ownEvent = (id: string, performerId: string): EventRow => {
    const row = found(store.events.get(id), 'This event');
    if (row.performerId !== performerId) throw forbidden('This event belongs to someone else.');
    return row;
  };

  return [
    route(eventOperations.createEvent, ({ body, viewer }) => {
      const { title, description = '', isPrivate = false, price = 0, status = 'active', allowOverlap = false } = body;
      const at = now().toISOString();
      const row: EventRow = {
        _id: randomBytes(12).toString('hex'),
        createdAt: at,
        updatedAt: at,
        title,
        description,
        startAt: new Date(body.startAt).toISOString(),
        endAt: new Date(body.endAt).toISOString(),
        isPrivate,
        price: isPrivate ? price : 0,
        status,
        performerId: viewer.account._id,
        image: { url: viewer.account.cover, thumbnails: [viewer.account.cover] },
        isBooked: false,
      };
      mustFit(row, allowOverlap);
      return eventView(viewFor(context, viewer), store.events.insert(row));
    }),

    route(eventOperations.updateEvent, ({ params: { id }, body, viewer }) => {
      const before = ownEvent(id, viewer.account._id);
      const { startAt = before.startAt, endAt = before.endAt, allowOverlap = false, ...rest } = body;
      const changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      const after: EventRow = {
        ...before,
        ...changes,
        startAt: new Date(startAt).toISOString(),
        endAt: new Date(endAt).toISOString(),
        updatedAt: now().toISOString(),
      };
      if (after.isPrivate && !before.isPrivate && body.price === undefined)
        throw invalidField('price', 'isNotEmpty', 'A private event needs a price.');
      mustFit(after, allowOverlap, before);
      store.events.update(id, { ...after, price: after.isPrivate ? after.price : 0 });
      return eventView(viewFor(context, viewer), found(store.events.get(id)));
    }),

    route(eventOperations.deleteEvent, ({ params: { id }, viewer }) => {
      if (ownEvent(id, viewer.account._id).isBooked) throw badRequest('This event is booked, so you can’t delete it.');
      store.events.remove(is('_id', id));
      return true;
    }),

    route(eventOperations.searchEvents, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      const viewerId = viewer?.source === 'performer' ? viewer.account._id : null;
      const own =
        viewerId !== null &&
        (query.performerId === undefined ? query.status === undefined : query.performerId === viewerId);
      return listed(store.events, query, {
        where: [
          maybe('performerId', own ? viewerId : query.performerId),
          own ? maybe('status', query.status) : is('status', 'active'),
          buildVisibilityCondition(context, viewer, ipAddress),
          // Matches everything that overlaps the requested time, so running events are in the list of upcoming ones.
          query.startAt ? atLeast('endAt', new Date(query.startAt).toISOString()) : always,
          query.endAt ? atMost('startAt', new Date(query.endAt).toISOString()) : always,
        ],
        fields: ['startAt', 'endAt', 'title', 'price'],
        usual: [ascending('startAt')],
        view: (row) => eventView(view, row),
      });
    }),

    // Direct links to canceled events still work and show that they were canceled.
    route(eventOperations.getEvent, ({ params: { id } }) =>
      eventView(viewFor(context, null), found(store.events.get(id), 'This event')),
    ),
  ];
}
