/**
 * Reads `url` (path and query) of the API. Resolves to the raw status and text. `encoded` is true if the server
 * compressed the text without being asked.
 */
export type GetText = (
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<{ status: number; text: string; encoded: boolean; retryAfter?: string }>;

/** What this device knows about the `Idempotency-Key` header. */
export interface KeyHeader {
  /**
   * False if the server's CORS list lacks the header. Throws `ApiError` with `notSent` if the server cannot be reached.
   */
  isAllowed: () => Promise<boolean>;
  /** Drops the stored result, which may be outdated. */
  forget: () => void;
}

export interface HttpClientOptions {
  /** Base URL of the API, without a trailing slash. */
  baseUrl: string;
  /** Public base URL of the API, to which media URLs are relative; defaults to `baseUrl`. */
  publicUrl?: string;
  /** Returns the current token, or null for a guest. */
  token: () => string | null;
  /** Headers sent with every call, for example `X-Forwarded-For` on the server. */
  headers?: Readonly<Record<string, string>>;
  /** Longest wait for a complete response, in ms; without it, no limit. */
  deadlineMs?: number;
  /** Deadline of the page that makes these calls, in ms since 1970. */
  endsAt?: number;
  /** Largest accepted response, in bytes. Without it, no limit (spec §9). */
  maxResponseBytes?: number;
  /**
   * Set in the browser. A 401 of a change ends the session (spec §8); after a 401 of a read or of a `background` call,
   * get-me decides. Without it, as on the server, only a 401 of get-me ends the session.
   */
  verifySession?: boolean;
  /** Called when the session is over (401, spec §8), once per token. */
  onUnauthorized?: () => void;
  /** Tells if browsers may send `Idempotency-Key`. Without it, the header is always sent. */
  keyHeader?: KeyHeader;
  /** A faster reader than axios. Anything it can't handle, such as a redirect, falls back to axios. */
  getText?: GetText;
  /**
   * Shares responses between guests: returns the cached response for `url`, or the result of `load`. Never used for
   * calls with a token. Without it, nothing is shared.
   */
  share?: <T>(url: string, load: () => Promise<T>) => Promise<T>;
}
