import type { EventItem } from '@/contract/event';

/** An own event as the calendar needs it. */
export type OwnEvent = Pick<EventItem, '_id' | 'title' | 'startAt' | 'endAt' | 'isPrivate' | 'price' | 'status' | 'isBooked'>;

export const ownEvent = ({ _id, title, startAt, endAt, isPrivate, price, status, isBooked }: EventItem): OwnEvent => ({ _id, title, startAt, endAt, isPrivate, price, status, isBooked });

/** A span of time, by ISO dates. */
export type Span = Pick<EventItem, 'startAt' | 'endAt'>;
