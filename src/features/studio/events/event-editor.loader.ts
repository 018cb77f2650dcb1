import type { EventItem } from '@/contract/event';
import { DAY } from '@/lib/format/month';
import { notFound, ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';

export type EventEditor =
  | { mode: 'new'; day: string; now: string }
  | { mode: 'copy'; event: EventItem; now: string }
  | { mode: 'edit'; event: EventItem; now: string };

/** The performer's event; null for events of others. */
async function fetchOwnEvent(
  { services, getState, signal }: PageScope,
  id: string,
): Promise<PageOutcome<{ event: EventItem }>> {
  try {
    const { data } = await services.events.get(id, { signal });
    const mine = getState().auth.authUser?._id;
    const owner = data.performerId ?? data.performer?._id;
    if (owner !== undefined && owner !== mine) return notFound();
    const { performer: _performer, image: _image, ...event } = data;
    return ok({ event });
  } catch (error) {
    return outcomeOfError(error);
  }
}

export async function loadNewEvent(scope: PageScope): Promise<PageOutcome<EventEditor>> {
  const now = new Date().toISOString();
  const day = readParameter(scope.query, 'day');
  const copy = readParameter(scope.query, 'copy');
  if (!copy) return ok<EventEditor>({ mode: 'new', day: DAY.test(day) ? day : '', now });
  const found = await fetchOwnEvent(scope, copy);
  return found.kind === 'ok' ? ok<EventEditor>({ mode: 'copy', event: found.props.event, now }) : found;
}

export async function loadEvent(scope: PageScope): Promise<PageOutcome<EventEditor>> {
  const found = await fetchOwnEvent(scope, readParameter(scope.query, 'id'));
  return found.kind === 'ok'
    ? ok<EventEditor>({ mode: 'edit', event: found.props.event, now: new Date().toISOString() })
    : found;
}
