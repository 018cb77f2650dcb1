import type {
  GoLiveBody,
  InvitedShow,
  JoinStreamBody,
  LiveSearchQuery,
  PrivateRequest,
  PrivateRequestBody,
  Stream,
  StreamSession,
  StreamToken,
  StreamTokenBody,
} from '@/contract/streaming';
import type { CallOptions, HttpClient } from './http/http-client';
import { path } from './http/url';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sessions of live shows (spec §7, Streaming and chat). */
export class StreamingService {
  constructor(private readonly http: HttpClient) {}

  /** The session id of a performer's show. */
  session(performerId: string, type: Stream['type'], options?: CallOptions) {
    return this.http.get<string>(path`/streaming/session/${performerId}/${type}`, undefined, options);
  }

  /** Opens the performer's public show, or gives the one that is open. */
  goLive(body?: GoLiveBody, options?: CallOptions) {
    return this.http.post<StreamSession>('/streaming/live', body, options);
  }

  /** Enters a show by its performer or its id. */
  join(body: JoinStreamBody, options?: CallOptions) {
    return this.http.post<StreamSession>('/streaming/join', body, { ...options, background: true });
  }

  /** A one-time token for the media server; `expireDate` in milliseconds since 1970, by default a day from now (spec §9). */
  token(body: Omit<StreamTokenBody, 'expireDate'> & { expireDate?: number }, options?: CallOptions) {
    return this.http.post<StreamToken>('/streaming/token', { expireDate: Date.now() + DAY_MS, ...body }, { ...options, background: true });
  }

  /** Shows that are on air now; `stats.members` is how many watch. */
  searchLive(query?: LiveSearchQuery, options?: CallOptions) {
    return this.http.list<Stream>('/streaming/user/search', query, options);
  }

  /** Asks for a private show. Throws `ApiError` 400 when the performer is offline or busy, or the balance too short; its text says which. */
  requestPrivate(performerId: string, body?: PrivateRequestBody, options?: CallOptions) {
    return this.http.post<InvitedShow>(path`/streaming/private-chat/${performerId}`, body, options);
  }

  /** The performer takes a request: from now on minutes are charged. */
  acceptPrivate(conversationId: string, options?: CallOptions) {
    return this.http.record<InvitedShow>(path`/streaming/private-chat/${conversationId}`, undefined, options);
  }

  declinePrivate(conversationId: string, options?: CallOptions) {
    return this.http.post<boolean>(path`/streaming/private-chat/${conversationId}/decline`, undefined, options);
  }

  /** The fan takes the request back. */
  cancelPrivate(conversationId: string, options?: CallOptions) {
    return this.http.post<boolean>(path`/streaming/private-chat/cancel/${conversationId}`, undefined, options);
  }

  /** The fan has waited long enough; nothing happens when the server has ended the request already. */
  timeoutPrivate(conversationId: string, performerId: string, options?: CallOptions) {
    return this.http.post<boolean>(path`/streaming/private-chat/timeout/${conversationId}/${performerId}`, undefined, options);
  }

  /** Fans who wait for a private show with the performer who asks, oldest first. */
  privateRequests(options?: CallOptions) {
    return this.http.rows<PrivateRequest>('/streaming/private/available-list', undefined, options);
  }

  /** Opens the performer's group show, or gives the one that is open. */
  openGroup(options?: CallOptions) {
    return this.http.post<InvitedShow>('/streaming/group-chat', undefined, options);
  }

  /** Enters a performer's group show. */
  joinGroup(performerId: string, options?: CallOptions) {
    return this.http.record<InvitedShow>(path`/streaming/group-chat/${performerId}`, undefined, options);
  }
}
