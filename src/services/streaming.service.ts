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
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { orAtOtherPath } from './http/missing-path';
import { path } from './http/url';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sessions of live shows (spec §7, Streaming and chat). */
export class StreamingService {
  constructor(private readonly http: HttpClient) {}

  /** The session id of a performer's show. */
  session(performerId: string, type: Stream['type'], options?: CallOptions) {
    return this.http.get<string>(path`/streaming/session/${performerId}/${type}`, undefined, options);
  }

  /** Opens the performer's public show, or returns the open one. */
  goLive(body?: GoLiveBody, options?: CallOptions) {
    return this.http.post<StreamSession>('/streaming/live', body, options);
  }

  /** Enters a show by its performer or its id. Other back ends have the id in the path. */
  join(body: JoinStreamBody, options?: CallOptions) {
    const inBackground = { ...options, background: true };
    const id = body.performerId ?? body.streamId ?? '';
    return orAtOtherPath(
      () => this.http.post<StreamSession>('/streaming/join', body, inBackground),
      () => this.http.post<StreamSession>(path`/streaming/join/${id}`, undefined, inBackground),
    );
  }

  /**
   * A one-time token for the media server; `expireDate` in milliseconds since 1970, by default a day from now (spec
   * §9).
   */
  token(body: Omit<StreamTokenBody, 'expireDate'> & { expireDate?: number }, options?: CallOptions) {
    return this.http.post<StreamToken>(
      '/streaming/token',
      { expireDate: Date.now() + DAY_MS, ...body },
      { ...options, background: true },
    );
  }

  /** Shows that are live now; `stats.members` is the number of viewers. */
  searchLive(query?: LiveSearchQuery, options?: CallOptions) {
    return this.http.list<Stream>('/streaming/user/search', query, options);
  }

  /**
   * Requests a private show. Throws `ApiError` 400 if the performer is offline or busy or the balance too small; its
   * message says which.
   */
  requestPrivate(performerId: string, body?: PrivateRequestBody, options?: CallOptions) {
    return this.http.post<InvitedShow>(path`/streaming/private-chat/${performerId}`, body, options);
  }

  /** Accepts a request as the performer. Minutes are charged from now on. */
  acceptPrivate(conversationId: string, options?: CallOptions) {
    return this.http.record<InvitedShow>(path`/streaming/private-chat/${conversationId}`, undefined, options);
  }

  declinePrivate(conversationId: string, options?: CallOptions) {
    return this.http.post<boolean>(path`/streaming/private-chat/${conversationId}/decline`, undefined, {
      ...options,
      acceptsFalse: true,
    });
  }

  /** Cancels the request as the fan. */
  cancelPrivate(conversationId: string, options?: CallOptions) {
    return this.http.post<boolean>(path`/streaming/private-chat/cancel/${conversationId}`, undefined, {
      ...options,
      acceptsFalse: true,
    });
  }

  /** Ends a request that timed out. Has no effect if the server ended it already. */
  timeoutPrivate(conversationId: string, performerId: string, options?: CallOptions) {
    return this.http.post<boolean>(path`/streaming/private-chat/timeout/${conversationId}/${performerId}`, undefined, {
      ...options,
      acceptsFalse: true,
    });
  }

  /** Pending private-show requests of the performer, oldest first. */
  privateRequests(options?: CallOptions) {
    return this.http.rows<PrivateRequest>('/streaming/private/available-list', undefined, options);
  }

  /** Opens the performer's group show, or returns the open one. */
  openGroup(options?: CallOptions) {
    return this.http.post<InvitedShow>('/streaming/group-chat', undefined, options);
  }

  /** Enters a performer's group show. */
  joinGroup(performerId: string, options?: CallOptions) {
    return this.http.record<InvitedShow>(path`/streaming/group-chat/${performerId}`, undefined, options);
  }
}
