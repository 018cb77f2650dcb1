import type { CreateEventBody, EventItem, EventSearchQuery, UpdateEventBody } from '@/contract/event';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer, withoutOthers } from './of-performer';

/** Other servers may need both ends of a range (contract C.7), so these replace a missing one. */
const EARLIEST = '1970-01-01T00:00:00.000Z';
const LATEST = '2100-01-01T00:00:00.000Z';

/** Events planned by performers (spec §7, Events). */
export class EventService {
  constructor(private readonly http: HttpClient) {}

  create(body: CreateEventBody, options?: CallOptions) {
    return this.http.post<EventItem>('/event', body, options);
  }

  /** With `startAt` or `endAt`, returns events that overlap that time, also from a server that ignores it. */
  async search(query: EventSearchQuery = {}, options?: CallOptions) {
    const list = this.http.list<EventItem>('/event', withBothEnds(query), options);
    return withoutOthers(await ofPerformer(list, query.performerId), (event) => !isOutside(event, query));
  }

  get(id: string, options?: CallOptions) {
    return this.http.record<EventItem>(path`/event/${id}/view`, undefined, options);
  }

  update(id: string, body: UpdateEventBody, options?: CallOptions) {
    return this.http.put<EventItem>(path`/event/${id}`, body, options);
  }

  /** Completes even if the page closes, if it was prepared. */
  remove(id: string, options?: CallOptions) {
    return this.http.delete<boolean>(path`/event/${id}`, undefined, { ...options, keepalive: true });
  }
}

const withBothEnds = (query: EventSearchQuery): EventSearchQuery =>
  query.startAt === undefined && query.endAt === undefined
    ? query
    : { ...query, startAt: query.startAt ?? EARLIEST, endAt: query.endAt ?? LATEST };

const isOutside = (event: Pick<EventItem, 'startAt' | 'endAt'>, { startAt, endAt }: EventSearchQuery): boolean =>
  Date.parse(event.endAt) < Date.parse(startAt ?? '') || Date.parse(event.startAt) > Date.parse(endAt ?? '');
