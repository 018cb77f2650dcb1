/**
 * Reads `url` (path and query) of the API: status and text as they came. `encoded` says that the text is not readable as it is,
 * for a server compressed it unasked.
 */
export type GetText = (url: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<{ status: number; text: string; encoded: boolean; retryAfter?: string }>;

/** What this device knows about the `Idempotency-Key` header. */
export interface KeyHeader {
  /** False if the server's CORS list lacks the header. Throws `ApiError` with `notSent` if the server cannot be reached. */
  isAllowed: () => Promise<boolean>;
  /** The last answer may be out of date. */
  forget: () => void;
}

export interface HttpClientOptions {
  /** Base address of the API, without a trailing slash. */
  baseUrl: string;
  /** Base address of the API as browsers reach it, which relative addresses of media belong to; `baseUrl` without it. */
  publicUrl?: string;
  /** The visitor's token at the time of a call, or null for a guest. */
  token: () => string | null;
  /** Headers of this visitor that every call carries, e.g. `X-Forwarded-For` on the server. */
  headers?: Readonly<Record<string, string>>;
  /** Longest wait for a whole answer, in milliseconds; without it, no limit. */
  deadlineMs?: number;
  /** When the page that these calls are for has to be finished, in milliseconds since 1970. */
  endsAt?: number;
  /** Answers larger than this are refused, in bytes. No limit when not given (spec §9); a rendering server has one. */
  maxAnswerBytes?: number;
  /**
   * In the browser: a 401 of a call that changes something ends the session (spec §8), and a read that is refused asks get-me whether
   * it is over. Without it, as on a server, only the 401 of get-me itself ends a session.
   */
  verifySession?: boolean;
  /** The session is over (401, spec §8). Called once for a token, however many calls it was refused to. */
  onUnauthorized?: () => void;
  /** Whether the server lets browsers send `Idempotency-Key`. Without it, the header is sent. */
  keyHeader?: KeyHeader;
  /** A lighter way to read than axios, where there is one. What it cannot follow, such as a redirect, is left to axios. */
  getText?: GetText;
  /**
   * Shares the answers that guests get: gives the one that is kept for `url`, or what `load` gives. Never asked about a call that
   * carries a token. Without it every call goes out.
   */
  share?: <T>(url: string, load: () => Promise<T>) => Promise<T>;
}
