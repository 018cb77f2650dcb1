import { ApiError } from '@/lib/http/errors';
import { isDenial } from '@/services/http/denial';
import type { Outcome } from './request.saga';

/** Turns a refusal of a payment with the status 200 into a failure; those of other calls are failures already. */
export const withDenial = <T>(outcome: Outcome<T>): Outcome<T> =>
  outcome.ok && isDenial(outcome.data) ? { ok: false, error: new ApiError(400, undefined, { message: '' }) } : outcome;
