import type { AvatarData, CurrentUser, PublicUser, UpdateUserBody, UserSearchQuery } from '@/contract/user';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { GET_ME } from './http/session-check';
import { path } from './http/url';

/** Fans and the current account (spec §7, Users). */
export class UserService {
  constructor(private readonly http: HttpClient) {}

  /** The account of the token: a fan, or a performer (`isPerformer`). */
  me(options?: CallOptions) {
    return this.http.record<CurrentUser>(GET_ME, undefined, { ...options, single: true, timeShare: 0.8 });
  }

  /** Updates the current account. */
  update(body: UpdateUserBody, options?: CallOptions) {
    return this.http.put<CurrentUser>('/users', body, options);
  }

  search(query?: UserSearchQuery, options?: CallOptions) {
    return this.http.list<PublicUser>('/users/search', query, options);
  }

  /** The public profile of a fan. */
  view(id: string, options?: CallOptions) {
    return this.http.record<PublicUser>(path`/users/view/${id}`, undefined, options);
  }

  /** Sets the avatar of the current account. Returns its URL. */
  uploadAvatar(avatar: Blob, options?: UploadOptions) {
    return this.http.upload<AvatarData>('POST', '/users/avatar/upload', { avatar }, options);
  }

  /** Sets the avatar of the given account. Returns its URL. */
  uploadAvatarOf(id: string, avatar: Blob, options?: UploadOptions) {
    return this.http.upload<AvatarData>('POST', path`/users/${id}/avatar/upload`, { avatar }, options);
  }
}
