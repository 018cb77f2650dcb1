import type { CookieJar } from '@/lib/browser/cookies';
import { createSessionToken, type SessionToken } from '@/lib/browser/session-token';

/*
 * Guest view: a performer previews a public page as a guest (`?as=guest`). The whole document then works without the
 * session token, on the server and in the browser, so it can't show more than a guest gets. The session itself is
 * unchanged.
 */

const PARAMETER = 'as';
const GUEST = 'guest';
/** Pages about one item. Other pages have nothing to preview, and login pages need a token. */
const PREVIEW_PAGES = /^\/(performers|video|gallery|product|post|event)\/[^/]/;
/** Only paths of this site are parsed; the origin is a stand-in. */
const BASE = 'http://own.invalid';

const parsePath = (path: string): URL | null => (URL.canParse(path, BASE) ? new URL(path, BASE) : null);
const withoutOrigin = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** True if the path with query requests the guest view. */
export function isGuestView(path: string): boolean {
  const url = parsePath(path);
  return url !== null && PREVIEW_PAGES.test(url.pathname) && url.searchParams.get(PARAMETER) === GUEST;
}

/** The guest view of a page, given as a path with query. */
export function withGuestView(path: string): string {
  const url = parsePath(path);
  if (!url) return path;
  url.searchParams.set(PARAMETER, GUEST);
  return withoutOrigin(url);
}

/** The path without the guest view; other paths are returned unchanged. */
export function withoutGuestView(path: string): string {
  const url = parsePath(path);
  if (!url || !isGuestView(path)) return path;
  url.searchParams.delete(PARAMETER);
  return withoutOrigin(url);
}

/** The session token of a guest view: always null; no session can start or end. */
export const GUEST_TOKEN: SessionToken = Object.freeze({
  get: () => null,
  set: () => undefined,
  follow: () => undefined,
  clear: () => undefined,
});

/** The session token for a document at this URL. */
export const tokenForDocument = (cookies: CookieJar, path: string): SessionToken =>
  isGuestView(path) ? GUEST_TOKEN : createSessionToken(cookies);
