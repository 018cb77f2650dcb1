import type { Fan, FanSearchQuery } from '@/contract/fan';
import type { Banking, BankingBody, OwnPerformer, Performer, PerformerFile, PerformerSearchQuery, UpdatePerformerBody } from '@/contract/performer';
import type { CallOptions, HttpClient, UploadOptions } from './http/http-client';
import { path } from './http/url';

/** Performers as visitors see them (spec §7, Performers), and the own account of one (contract D.6), which not every server offers. */
export class PerformerService {
  constructor(private readonly http: HttpClient) {}

  search(query?: PerformerSearchQuery, options?: CallOptions) {
    return this.http.list<Performer>('/performers/search', query, options);
  }

  get(idOrUsername: string, options?: CallOptions) {
    return this.http.record<Performer>(path`/performers/${idOrUsername}`, undefined, options);
  }

  /** The own account with its private fields; numbers of the payout account come masked. */
  me(options?: CallOptions) {
    return this.http.record<OwnPerformer>('/performers/me', undefined, { ...options, single: true });
  }

  /** Who subscribed, bought, tipped, commented or added the performer to their favorites. Not every server offers it. */
  searchFans(query?: FanSearchQuery, options?: CallOptions) {
    return this.http.list<Fan>('/performer/fans', query, options);
  }

  /** Changes what `body` names of the own account. */
  updateOwn(id: string, body: UpdatePerformerBody, options?: CallOptions) {
    return this.http.put<OwnPerformer>(path`/performers/${id}`, body, options);
  }

  /** These four give the stored file with its `url`. Throws a 400 for a file that is not what is wanted. */
  uploadAvatar(avatar: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>('POST', '/performers/avatar/upload', { avatar }, options);
  }

  uploadCover(cover: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>('POST', '/performers/cover/upload', { cover }, options);
  }

  uploadWelcomeVideo(film: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>('POST', '/performers/welcome-video/upload', { 'welcome-video': film }, options);
  }

  /** The file's `_id` is then saved as `idVerificationId` or `documentVerificationId`. */
  uploadDocument(file: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>('POST', '/performers/documents/upload', { file }, options);
  }

  /** Says where payouts go; the answer has the numbers masked. */
  saveBanking(id: string, body: BankingBody, options?: CallOptions) {
    return this.http.put<Banking>(path`/performers/${id}/banking-settings`, body, options);
  }
}
