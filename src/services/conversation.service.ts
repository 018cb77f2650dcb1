import type { Conversation } from '@/contract/conversation';
import { ApiError, isMissingRoute } from '@/lib/http/errors';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

const REFUSALS = [400, 401, 403, 404, 405, 422, 500, 501];

/** Rooms of live shows (spec §7, Streaming and chat). */
export class ConversationService {
  constructor(private readonly http: HttpClient) {}

  /** The room of a stream. */
  getOfStream(streamId: string, options?: CallOptions) {
    return this.http.record<Conversation>(path`/conversations/stream/${streamId}`, undefined, options);
  }

  /**
   * The public room of a performer. The path in the spec has no id, so it is sent in the query; others have it. Such
   * servers take "public" in the path of the spec for the id of a stream, and refuse it in many ways.
   */
  async getPublic(performerId: string, options?: CallOptions) {
    try {
      return await this.http.record<Conversation>('/conversations/stream/public', { performerId }, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.endsSession || !REFUSALS.includes(error.status)) throw error;
      return this.http
        .record<Conversation>(path`/conversations/stream/public/${performerId}`, undefined, options)
        .catch((other: ApiError) => {
          throw isMissingRoute(other.status, other.body) ? error : other;
        });
    }
  }
}
