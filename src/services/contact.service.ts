import type { ContactBody } from '@/contract/misc';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Messages to the site owners (spec §7, Misc). */
export class ContactService {
  constructor(private readonly http: HttpClient) {}

  send(body: ContactBody, options?: CallOptions) {
    return this.http.post<{ success: boolean }>('/contact', body, options);
  }
}
