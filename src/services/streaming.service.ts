import type { GoLiveBody, JoinStreamBody, Stream, StreamSession, StreamToken, StreamTokenBody } from '@/contract/streaming';
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
    return this.http.post<StreamSession>('/streaming/join', body, options);
  }

  /** A one-time token for the media server; `expireDate` in milliseconds since 1970, by default a day from now (spec §9). */
  token(body: Omit<StreamTokenBody, 'expireDate'> & { expireDate?: number }, options?: CallOptions) {
    return this.http.post<StreamToken>('/streaming/token', { expireDate: Date.now() + DAY_MS, ...body }, options);
  }
}
