import type { CookieJar } from './cookies';

/** Name of the cookie that holds the token (spec §6). */
export const TOKEN_COOKIE = 'token';
const DAY_SECONDS = 24 * 60 * 60;
const REMEMBERED_DAYS = 365;

/** The token of one visitor's session, sent in the Authorization header. */
export interface SessionToken {
  /** The token, or null for a guest. */
  get(): string | null;
  /** Stores a new token: for 365 days if remembered, else for 1 day. */
  set(token: string, remember: boolean): void;
  /** Uses the cookie after a login in another tab, because it is newer than the token set here. */
  follow(): void;
  /** Ends the session on this device. */
  clear(): void;
}

/** Visitors can write cookies, so values that can't be a token or a header (old clients wrote `null`) are ignored. */
const getUsableToken = (text: string | undefined) =>
  text && text !== 'null' && text !== 'undefined' && /^[\x21-\x7e]+$/.test(text) ? text : null;

/**
 * The session token of a visitor: the one set here wins, then the cookie `token` (spec §6). The cookie is read each
 * time, so that a tab without its own token follows other tabs. Create one per visitor, on the server per request.
 */
export function createSessionToken(cookies: CookieJar): SessionToken {
  let memory: string | null = null;
  return {
    get: () => memory ?? getUsableToken(cookies.get(TOKEN_COOKIE)),
    set(token, remember) {
      memory = token;
      cookies.set(TOKEN_COOKIE, token, (remember ? REMEMBERED_DAYS : 1) * DAY_SECONDS);
    },
    follow() {
      if (getUsableToken(cookies.get(TOKEN_COOKIE)) !== null) memory = null;
    },
    clear() {
      memory = null;
      cookies.remove(TOKEN_COOKIE);
    },
  };
}
