import type { EventItem } from '@/contract/event';

/** Where an event stands. The wire says only whether it takes place; the rest is a matter of time. */
export type EventState = 'coming' | 'live' | 'past' | 'cancelled';

/** The state of an event at `now` (milliseconds). */
export function eventState({ status, startAt, endAt }: Pick<EventItem, 'status' | 'startAt' | 'endAt'>, now: number): EventState {
  if (status === 'inactive') return 'cancelled';
  if (Date.parse(endAt) <= now) return 'past';
  return Date.parse(startAt) <= now ? 'live' : 'coming';
}
