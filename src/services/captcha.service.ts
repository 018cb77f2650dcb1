import type { CaptchaResult } from '@/contract/misc';
import type { CallOptions, HttpClient } from './http/http-client';

/** The captcha of public forms (spec §7, Misc). */
export class CaptchaService {
  constructor(private readonly http: HttpClient) {}

  /** Checks the token that the widget gave; `success` says whether it is good. */
  verify(token: string, options?: CallOptions) {
    return this.http.post<CaptchaResult>('/re-captcha/verify', { token }, options);
  }
}
