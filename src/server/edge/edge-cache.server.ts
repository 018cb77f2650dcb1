import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';
import { serverConfig } from '@/lib/page/runtime-config';
import { hasTokenCookie } from '@/server/cookies.server';
import { isPrivate, preventCaching } from './prevent-caching';
import { visitorClassHeader, type VisitorClass } from './visitor-class.server';

/** How many lifetimes a stale response may be served while a newer one is fetched. */
const STALE_TIMES = 5;
/** How long a stale response may replace a failure. */
const STALE_ON_ERROR_SECONDS = 24 * 60 * 60;

export interface EdgeRequest {
  settings: Settings;
  visitor: VisitorClass;
}

/** True for a read-only request without a token, which may get a cached response. */
export const isGuestRequest = (req: IncomingMessage): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && !hasTokenCookie(req) && req.headers.authorization === undefined;

/** Sets `Vary`, because the URL alone doesn't determine the page. Browsers also use it for Back after a login. */
export const setVary = (res: ServerResponse, { ageGate }: Settings): void =>
  void res.setHeader('Vary', ageGate ? 'Cookie, User-Agent' : 'Cookie');

/** Lets only the visitor's browser keep a page, for example for Back. */
const BROWSER_ONLY = 'private, no-cache';

/**
 * Lets shared caches store a response that is the same for every guest of a class. Only a cache that names the class
 * separates pages by class and country, so any other one may not store them. With an age gate, browsers may not either,
 * because the gate has the URL of the page.
 */
export function allowSharedCaching(
  req: IncomingMessage,
  res: ServerResponse,
  { settings, visitor }: EdgeRequest,
): void {
  const { edgeCacheSeconds } = serverConfig();
  const requestedClass = visitorClassHeader(req);
  if (edgeCacheSeconds > 0 && requestedClass === visitor)
    res.setHeader(
      'Cache-Control',
      `public, max-age=0, s-maxage=${edgeCacheSeconds}, stale-while-revalidate=${edgeCacheSeconds * STALE_TIMES}, stale-if-error=${STALE_ON_ERROR_SECONDS}`,
    );
  else if (edgeCacheSeconds > 0 && requestedClass === undefined && !settings.ageGate)
    res.setHeader('Cache-Control', BROWSER_ONLY);
  else preventCaching(res);
}

/**
 * True when a response is the same for every guest of a class: complete, without cookies, and for an `open` page.
 * `loggedIn` is checked besides the request, so that no account's page is shared if the two ever disagree.
 */
export const isSameForAllGuests = (
  req: IncomingMessage,
  res: ServerResponse,
  { open, loggedIn }: { open: boolean; loggedIn: boolean },
): boolean =>
  open && !loggedIn && isGuestRequest(req) && res.statusCode === 200 && !res.hasHeader('Set-Cookie') && !isPrivate(res);
