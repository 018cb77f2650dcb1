import type { Message, MessageSearchQuery, SendMessageBody } from '@/contract/message';
import type { CallOptions, HttpClient } from './http/http-client';
import { path } from './http/url';

/** Chat of live shows (spec §7, Streaming and chat). */
export class MessageService {
  constructor(private readonly http: HttpClient) {}

  /** Messages of a public room, newest first. */
  search(conversationId: string, query?: MessageSearchQuery, options?: CallOptions) {
    return this.http.list<Message>(path`/messages/conversations/public/${conversationId}`, query, options);
  }

  send(conversationId: string, body: SendMessageBody, options?: CallOptions) {
    return this.http.post<Message>(path`/messages/stream/conversations/${conversationId}`, body, options);
  }

  remove(id: string, options?: CallOptions) {
    return this.http.delete<Message>(path`/messages/stream/${id}`, undefined, options);
  }
}
