import type { Services } from '@/services/create-services';
import { ownEvent, type OwnEvent, type Span } from './own-event';

/** Whether two spans have time in common; one that begins when the other ends has none. */
export const overlap = (one: Span, other: Span): boolean => Date.parse(one.startAt) < Date.parse(other.endAt) && Date.parse(other.startAt) < Date.parse(one.endAt);

/** The own events that take place within a span, without the one it is for. */
export async function overlapsOf({ events }: Services, span: Span, exceptId: string | undefined, signal?: AbortSignal): Promise<OwnEvent[]> {
  // Without a performer and a status these are the own ones (contract C.7).
  const { data } = await events.search({ startAt: span.startAt, endAt: span.endAt, sortBy: 'startAt', sort: 'asc', limit: 20 }, { signal });
  return data.data.filter((event) => event._id !== exceptId && event.status !== 'inactive' && overlap(event, span)).map(ownEvent);
}
