import { z } from 'zod';
import { listData } from './envelope';
import { dateText, id, isoDate, mediaFileSchema, optionalText, record, requiredText, tokens } from './fields';
import { ownerErrors, type Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryDate, queryText, type QueryOf } from './query';

const statuses = ['active', 'inactive'] as const;

/** An event planned by a performer. */
export const eventSchema = record(
  { title: z.string(), startAt: isoDate, endAt: isoDate },
  {
    description: z.string(),
    isPrivate: z.boolean(),
    price: tokens,
    status: z.enum(statuses),
    performerId: id,
    performer: performerSchema.nullable(),
    isBooked: z.boolean(),
    image: mediaFileSchema.nullable(),
    location: z.string(),
  },
);
/** Not `Event`, which is a browser type. */
export type EventItem = z.infer<typeof eventSchema>;

const eventFields = z.object({
  title: requiredText('Give the event a title.'),
  description: optionalText,
  isPrivate: z.boolean('Private must be true or false.').optional(),
  price: z.int('Enter a whole number of tokens, such as 20.').min(0, 'Enter 0 or more.').optional(),
  startAt: dateText,
  endAt: dateText,
  status: z.enum(statuses, 'The status must be active or inactive.').optional(),
  allowOverlap: z
    .boolean('Allow overlap must be true or false.')
    .optional()
    .describe('Optional: accepts a time at which the caller has another active event'),
});

export const createEventBody = eventFields.refine((event) => !event.isPrivate || event.price !== undefined, {
  path: ['price'],
  error: 'A private event needs a price.',
});
export type CreateEventBody = z.input<typeof createEventBody>;

export const updateEventBody = eventFields.partial();
export type UpdateEventBody = z.input<typeof updateEventBody>;

export const eventSearchQuery = listQuery({
  performerId: queryText,
  startAt: queryDate,
  endAt: queryDate,
  status: queryText,
});
export type EventSearchQuery = QueryOf<typeof eventSearchQuery>;

const timeErrors = {
  400: 'Starts in the past, ends before it starts, or overlaps another active event of the caller without allowOverlap',
};

export const eventOperations = {
  createEvent: {
    method: 'POST',
    path: '/event',
    auth: 'performer',
    pages: ['/studio/events/new'],
    summary: 'Plan an event',
    body: createEventBody,
    data: eventSchema,
    errors: timeErrors,
  },
  searchEvents: {
    method: 'GET',
    path: '/event',
    aliases: ['/event/search'],
    auth: 'optional',
    pages: ['/events', '/event/[id]', '/home', '/live', '/performers/[id]', '/studio/events', '/studio'],
    summary:
      'Active events that overlap the time from startAt to endAt; a performer who passes neither performerId nor status gets their own in every status',
    query: eventSearchQuery,
    data: listData(eventSchema),
  },
  getEvent: {
    method: 'GET',
    path: '/event/{id}/view',
    auth: 'none',
    pages: ['/event/[id]', '/studio/events/[id]/edit'],
    summary: 'An event; an inactive one is canceled',
    data: eventSchema,
    errors: { 404: 'No such event' },
  },
  updateEvent: {
    method: 'PUT',
    path: '/event/{id}',
    auth: 'performer',
    pages: ['/studio/events', '/studio/events/[id]/edit'],
    summary: "Change one of the performer's events",
    body: updateEventBody,
    data: eventSchema,
    errors: { ...timeErrors, ...ownerErrors('event') },
  },
  deleteEvent: {
    method: 'DELETE',
    path: '/event/{id}',
    auth: 'performer',
    pages: ['/studio/events', '/studio/events/[id]/edit'],
    summary: "Remove one of the performer's events",
    data: z.boolean(),
    errors: ownerErrors('event'),
  },
} satisfies Operations;
