import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import type { Outcome } from './request.saga';

/** Some servers refuse with the status 200: `false`, or a `success` that is false. An empty response is a success. */
const isDenial = (data: unknown): boolean => data === false || (isRecord(data) && data.success === false);

/** Turns a refusal with the status 200 into a failure. */
export const withDenial = <T>(outcome: Outcome<T>): Outcome<T> =>
  outcome.ok && isDenial(outcome.data) ? { ok: false, error: new ApiError(400, undefined, { message: '' }) } : outcome;
