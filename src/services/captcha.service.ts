import type { CaptchaResult } from '@/contract/misc';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** The captcha of public forms (spec §7, Misc). */
export class CaptchaService {
  constructor(private readonly http: HttpClient) {}

  /** Verifies the token of the widget; `success` is true if it is valid. */
  verify(token: string, options?: CallOptions) {
    return this.http.post<CaptchaResult>('/re-captcha/verify', { token }, { ...options, acceptsFalse: true });
  }
}
