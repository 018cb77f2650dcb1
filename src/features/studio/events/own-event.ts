import type { EventItem } from '@/contract/event';

export type OwnEvent = Pick<
  EventItem,
  '_id' | 'title' | 'startAt' | 'endAt' | 'isPrivate' | 'price' | 'status' | 'isBooked'
>;

export const ownEvent = ({ _id, title, startAt, endAt, isPrivate, price, status, isBooked }: EventItem): OwnEvent => ({
  _id,
  title,
  startAt,
  endAt,
  isPrivate,
  price,
  status,
  isBooked,
});

/** A time span in ISO dates. */
export type Span = Pick<EventItem, 'startAt' | 'endAt'>;
