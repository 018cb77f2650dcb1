import type { Coupon } from '@/contract/coupon';
import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** Coupons (spec §7, Payments). */
export class CouponService {
  constructor(private readonly http: HttpClient) {}

  /** Looks up a coupon; its `value` is the fraction taken off. Throws `ApiError` 404 or 406 if it can't be used. */
  apply(code: string, options?: CallOptions) {
    return this.http.ask<Coupon>(path`/coupons/${code}/apply-coupon`, undefined, options).catch((error: unknown) => {
      // Some servers send null for an unknown code (contract C.9).
      const isUnknown = error instanceof ApiError && isRecord(error.body) && error.body.data === null;
      throw isUnknown ? ApiError.noRecord(error.body) : error;
    });
  }
}
