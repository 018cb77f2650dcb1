import type { CreateEventBody, EventItem, EventSearchQuery, UpdateEventBody } from '@/contract/event';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';
import { ofPerformer } from './of-performer';

/** Events planned by performers (spec §7, Events). */
export class EventService {
  constructor(private readonly http: HttpClient) {}

  create(body: CreateEventBody, options?: CallOptions) {
    return this.http.post<EventItem>('/event', body, options);
  }

  search(query?: EventSearchQuery, options?: CallOptions) {
    return ofPerformer(this.http.list<EventItem>('/event', query, options), query?.performerId);
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
