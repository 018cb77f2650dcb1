import type { EventItem } from '@/contract/event';

/** State of an event. The API only says whether it was canceled; the rest depends on the time. */
export type EventState = 'coming' | 'live' | 'past' | 'canceled';

/** Returns the state of an event at `now` (milliseconds). */
export function eventState(
  { status, startAt, endAt }: Pick<EventItem, 'status' | 'startAt' | 'endAt'>,
  now: number,
): EventState {
  if (status === 'inactive') return 'canceled';
  if (Date.parse(endAt) <= now) return 'past';
  return Date.parse(startAt) <= now ? 'live' : 'coming';
}
