import type { Conversation } from '@/contract/conversation';
import { orAtOtherPath } from '@/lib/http/errors';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** Rooms of live shows (spec §7, Streaming and chat). */
export class ConversationService {
  constructor(private readonly http: HttpClient) {}

  /** The room of a stream. */
  getOfStream(streamId: string, options?: CallOptions) {
    return this.http.record<Conversation>(path`/conversations/stream/${streamId}`, undefined, options);
  }

  /** The public room of a performer. The path in the spec has no id, so it is sent in the query; others have it. */
  getPublic(performerId: string, options?: CallOptions) {
    return orAtOtherPath(
      () => this.http.record<Conversation>('/conversations/stream/public', { performerId }, options),
      () => this.http.record<Conversation>(path`/conversations/stream/public/${performerId}`, undefined, options),
    );
  }
}
