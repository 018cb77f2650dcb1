/**
 * Reads `url` (path and query) of the API: status and text as they came. `encoded` says that the text is not readable as it is,
 * for a server compressed it unasked.
 */
export type GetText = (url: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<{ status: number; text: string; encoded: boolean }>;

export interface HttpClientOptions {
  /** Base address of the API, without a trailing slash. */
  baseUrl: string;
  /** The visitor's token at the time of a call, or null for a guest. */
  token: () => string | null;
  /** Headers of this visitor that every call carries, e.g. `X-Forwarded-For` on the server. */
  headers?: Readonly<Record<string, string>>;
  /** Longest wait for a whole answer, in milliseconds; without it, no limit. */
  deadlineMs?: number;
  /** The session is over (401, spec §8). Told once for a token, however many calls it was refused to. */
  onUnauthorized?: () => void;
  /** A lighter way to read than axios, where there is one. What it cannot follow, such as a redirect, is left to axios. */
  getText?: GetText;
  /**
   * Shares the answers that guests get: gives the one that is kept for `url`, or what `load` gives. Never asked about a call that
   * carries a token. Without it every call goes out.
   */
  share?: <T>(url: string, load: () => Promise<T>) => Promise<T>;
}
