import type {
  Message,
  MessageSearchQuery,
  Mute,
  MutedUsersQuery,
  MuteUserBody,
  SendMessageBody,
} from '@/contract/message';
import type { PublicUser } from '@/contract/user';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { orAtOtherPath } from './http/missing-path';
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

  /** Mutes a fan in one of the performer's rooms until the show ends, or unmutes them. Not every server offers it (contract D.11). */
  mute(conversationId: string, body: MuteUserBody, options?: CallOptions) {
    return this.http.post<Mute>(path`/messages/mute-user/${conversationId}`, body, options);
  }

  /** Fans muted in the performer's rooms. Not every server offers it (contract D.11). */
  mutedUsers(query?: MutedUsersQuery, options?: CallOptions) {
    return this.http.list<PublicUser>('/messages/mute-users', query, options);
  }

  /** Other back ends have one call for all messages (contract H-12). */
  remove(id: string, options?: CallOptions) {
    return orAtOtherPath(
      () => this.http.delete<Message>(path`/messages/stream/${id}`, undefined, options),
      () => this.http.delete<Message>(path`/messages/${id}`, undefined, options),
    );
  }
}
