import { pick } from '@/lib/record';
import type { EventItem } from '@/contract/event';

const SHOWN = ['_id', 'title', 'startAt', 'endAt', 'isPrivate', 'price', 'status', 'isBooked'] as const;

export type OwnEvent = Pick<EventItem, (typeof SHOWN)[number]>;

export const ownEvent = (event: EventItem): OwnEvent => pick(event, ...SHOWN);

/** A time span in ISO dates. */
export type Span = Pick<EventItem, 'startAt' | 'endAt'>;
