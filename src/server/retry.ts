import type { ApiError } from '@/lib/http/errors';

/** When to come back to a site that is closed for work, in seconds. */
export const MAINTENANCE_RETRY_SECONDS = 120;
/** When to come back to what could not be made, in seconds, where the API does not say. */
export const FAILURE_RETRY_SECONDS = 30;
/** No visitor or crawler is sent away for longer, whatever the API says. */
const LONGEST_RETRY_SECONDS = 60 * 60;

/** What the API said for each answer of ours, in seconds. */
const asked = new WeakMap<object, number>();

/** Seconds of a `Retry-After` header, which holds them or a date; null if it holds neither. */
function secondsOf(header: string): number | null {
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, LONGEST_RETRY_SECONDS) : null;
}

/** Remembers how long the API asks to wait, for the page that `res` answers with. */
export function noteRetryAfter(res: object, { retryAfter }: ApiError): void {
  const seconds = retryAfter === undefined ? null : secondsOf(retryAfter);
  if (seconds !== null) asked.set(res, Math.max(seconds, asked.get(res) ?? 0));
}

/** When to come back to a page that could not be made, in seconds. */
export const retrySecondsOf = (res: object): number => asked.get(res) ?? FAILURE_RETRY_SECONDS;
