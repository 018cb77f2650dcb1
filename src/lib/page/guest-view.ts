import type { CookieJar } from '@/lib/browser/cookies';
import { createSessionToken, type SessionToken } from '@/lib/browser/session-token';

/*
 * Guest view: a performer looks at a public page as a guest sees it (`?as=guest`). The whole document then works without the token of the session, on the
 * server and in the browser, so that it cannot show what a guest would not get. The session itself stays as it is.
 */

const PARAMETER = 'as';
const GUEST = 'guest';
/** Pages about one thing; all others have nothing to preview, and login pages could not work without a token. */
const PREVIEW_PAGES = /^\/(performers|video|gallery|product|post|event)\/[^/]/;
/** Only paths of this site are parsed; the origin is a stand-in. */
const BASE = 'http://own.invalid';

const urlOf = (address: string): URL | null => (URL.canParse(address, BASE) ? new URL(address, BASE) : null);
const addressOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

/** True if the address, a path with query, asks for the guest view. */
export function isGuestView(address: string): boolean {
  const url = urlOf(address);
  return url !== null && PREVIEW_PAGES.test(url.pathname) && url.searchParams.get(PARAMETER) === GUEST;
}

/** The guest view of a page, given as a path with query. */
export function withGuestView(address: string): string {
  const url = urlOf(address);
  if (!url) return address;
  url.searchParams.set(PARAMETER, GUEST);
  return addressOf(url);
}

/** The way out of the guest view; any other address stays as it is. */
export function withoutGuestView(address: string): string {
  const url = urlOf(address);
  if (!url || !isGuestView(address)) return address;
  url.searchParams.delete(PARAMETER);
  return addressOf(url);
}

/** The token of a guest view: there is none, and no session can begin or end. */
export const GUEST_TOKEN: SessionToken = Object.freeze({ get: () => null, set: () => undefined, follow: () => undefined, clear: () => undefined });

/** The session token of whoever opens a document at this address. */
export const tokenForDocument = (cookies: CookieJar, address: string): SessionToken => (isGuestView(address) ? GUEST_TOKEN : createSessionToken(cookies));
