import type { ApiError } from '@/lib/http/errors';

/** `Retry-After` in maintenance mode, in seconds. */
export const MAINTENANCE_RETRY_SECONDS = 120;
/** `Retry-After` of a failed page when the API names none, in seconds. */
export const FAILURE_RETRY_SECONDS = 30;
/** Upper bound for the value of the API. */
const MAX_RETRY_SECONDS = 60 * 60;

/** The value of the API for each response of ours, in seconds. */
const retrySeconds = new WeakMap<object, number>();

/** Parses a `Retry-After` header (seconds or a date) to seconds; null if it holds neither. */
function toSeconds(header: string): number | null {
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, MAX_RETRY_SECONDS) : null;
}

/** Remembers the `Retry-After` of the API for the response `res`. */
export function noteRetryAfter(res: object, { retryAfter }: ApiError): void {
  const seconds = retryAfter === undefined ? null : toSeconds(retryAfter);
  if (seconds !== null) retrySeconds.set(res, Math.max(seconds, retrySeconds.get(res) ?? 0));
}

/** `Retry-After` for a failed page, in seconds. */
export const getRetrySeconds = (res: object): number => retrySeconds.get(res) ?? FAILURE_RETRY_SECONDS;
