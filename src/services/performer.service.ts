import type { Reply } from '@/contract/envelope';
import type { Fan, FanSearchQuery } from '@/contract/fan';
import type {
  Banking,
  BankingBody,
  OwnPerformer,
  Performer,
  PerformerFile,
  PerformerSearchQuery,
  UpdatePerformerBody,
} from '@/contract/performer';
import { ApiError } from '@/lib/http/errors';
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/**
 * Performers (spec §7, Performers) and the account of the current one (contract D.6), which not every server offers.
 */
export class PerformerService {
  constructor(private readonly http: HttpClient) {}

  search(query?: PerformerSearchQuery, options?: CallOptions) {
    return this.http.list<Performer>('/performers/search', query, options);
  }

  async get(idOrUsername: string, options?: CallOptions): Promise<Reply<Performer>> {
    // This would be the current performer's own account with its private fields.
    if (idOrUsername === 'me') throw ApiError.noRecord(undefined);
    return this.http.record<Performer>(path`/performers/${idOrUsername}`, undefined, options);
  }

  /** The account of the current performer with private fields; numbers of the payout account are masked. */
  me(options?: CallOptions) {
    return this.http.record<OwnPerformer>('/performers/me', undefined, { ...options, single: true });
  }

  /**
   * Fans who subscribed, bought, tipped, commented or added the performer to their favorites. Not every server offers
   * it.
   */
  searchFans(query?: FanSearchQuery, options?: CallOptions) {
    return this.http.list<Fan>('/performer/fans', query, options);
  }

  /** Changes the given fields of the performer's account. */
  updateOwn(id: string, body: UpdatePerformerBody, options?: CallOptions) {
    return this.http.put<OwnPerformer>(path`/performers/${id}`, body, options);
  }

  /** These four uploads return the stored file with its `url`. They throw 400 for a file of the wrong kind. */
  uploadAvatar(avatar: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>('POST', '/performers/avatar/upload', { avatar }, options);
  }

  uploadCover(cover: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>('POST', '/performers/cover/upload', { cover }, options);
  }

  uploadWelcomeVideo(film: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>(
      'POST',
      '/performers/welcome-video/upload',
      { 'welcome-video': film },
      options,
    );
  }

  /** Save the `_id` of the file as `idVerificationId` or `documentVerificationId`. */
  uploadDocument(file: Blob, options?: UploadOptions) {
    return this.http.upload<PerformerFile>('POST', '/performers/documents/upload', { file }, options);
  }

  /** Sets the payout account; numbers in the reply are masked. */
  saveBanking(id: string, body: BankingBody, options?: CallOptions) {
    return this.http.put<Banking>(path`/performers/${id}/banking-settings`, body, options);
  }
}
