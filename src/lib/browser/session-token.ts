import type { CookieJar } from './cookies';

const COOKIE = 'token';
const IN_HEADER = /(?:^|;)\s*token=/;
const DAY_SECONDS = 24 * 60 * 60;
const REMEMBERED_DAYS = 365;

/** The token of one visitor's session, as it goes into the Authorization header. */
export interface SessionToken {
  /** The token, or null for a guest. */
  get(): string | null;
  /** Keeps a new token: for 365 days when remembered, else for 1 day. */
  set(token: string, remember: boolean): void;
  /** Somebody has logged in in another tab: the cookie is newer than what was set here. */
  follow(): void;
  /** Ends the session on this device. */
  clear(): void;
}

/** Cookies are the visitor's to write: what is no token (old clients wrote `null`) and could not stand in a header is none. */
const usable = (text: string | undefined) => (text && text !== 'null' && text !== 'undefined' && /^[\x21-\x7e]+$/.test(text) ? text : null);

/** Whether a `Cookie` header brings a token, usable or not: whoever sends one may not be a guest. */
export const bringsToken = (cookieHeader = ''): boolean => IN_HEADER.test(cookieHeader);

/**
 * The session token over a visitor's cookies: the one set here comes first, then the cookie `token` (spec §6). The cookie is
 * looked up each time, so that a tab which lives by it follows what other tabs do. Make one per visitor: per request on the
 * server.
 */
export function createSessionToken(cookies: CookieJar): SessionToken {
  let memory: string | null = null;
  return {
    get: () => memory ?? usable(cookies.get(COOKIE)),
    set(token, remember) {
      memory = token;
      cookies.set(COOKIE, token, (remember ? REMEMBERED_DAYS : 1) * DAY_SECONDS);
    },
    follow() {
      if (usable(cookies.get(COOKIE)) !== null) memory = null;
    },
    clear() {
      memory = null;
      cookies.remove(COOKIE);
    },
  };
}
