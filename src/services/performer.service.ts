import type { Performer, PerformerSearchQuery } from '@/contract/performer';
import type { CallOptions, HttpClient } from './http/http-client';
import { path } from './http/url';

/** Performers as visitors see them (spec §7, Performers). */
export class PerformerService {
  constructor(private readonly http: HttpClient) {}

  search(query?: PerformerSearchQuery, options?: CallOptions) {
    return this.http.list<Performer>('/performers/search', query, options);
  }

  get(idOrUsername: string, options?: CallOptions) {
    return this.http.record<Performer>(path`/performers/${idOrUsername}`, undefined, options);
  }
}
