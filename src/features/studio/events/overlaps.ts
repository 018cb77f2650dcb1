import type { Services } from '@/services/create-services';
import { ownEvent, type OwnEvent, type Span } from './own-event';

/** True if two spans overlap; adjacent spans don't. */
export const overlap = (one: Span, other: Span): boolean =>
  Date.parse(one.startAt) < Date.parse(other.endAt) && Date.parse(other.startAt) < Date.parse(one.endAt);

export async function findOverlaps(
  { events }: Services,
  span: Span,
  exceptId: string | undefined,
  signal?: AbortSignal,
): Promise<OwnEvent[]> {
  // Without these filters the server returns the performer's own events (contract C.7).
  const { data } = await events.search(
    { startAt: span.startAt, endAt: span.endAt, sortBy: 'startAt', sort: 'asc', limit: 20 },
    { signal },
  );
  return data.data
    .filter((event) => event._id !== exceptId && event.status !== 'inactive' && overlap(event, span))
    .map(ownEvent);
}
