import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';
import { serverConfig } from '@/lib/runtime-config';
import { bringsToken } from '@/lib/session-token';
import { isPrivate, keepPrivate } from './keep-private';
import { toldClass, type VisitorClass } from './visitor-class.server';

/** How many times its lifetime an answer may be sent on while a newer one is fetched. */
const STALE_TIMES = 5;
/** How long an old answer is better than a failure. */
const STALE_ON_ERROR_SECONDS = 24 * 60 * 60;

interface Circumstances {
  settings: Settings;
  /** The page is the same for every guest. */
  open: boolean;
  visitor: VisitorClass;
}

/** Caches keep only what was sent to a guest of a class they know, whole, and without a word to this one browser. */
function mayBeShared({ method, headers }: IncomingMessage, res: ServerResponse, open: boolean): boolean {
  const forGuest = !bringsToken(headers.cookie) && headers.authorization === undefined;
  const read = method === 'GET' || method === 'HEAD';
  return open && read && forGuest && res.statusCode === 200 && !res.hasHeader('Set-Cookie') && !isPrivate(res);
}

/** The address alone does not say which page somebody gets. Browsers go by this, too, when somebody goes back after logging in. */
export const setVary = (res: ServerResponse, { ageGate }: Settings): void => void res.setHeader('Vary', ageGate ? 'Cookie, User-Agent' : 'Cookie');

/**
 * Sets how caches between this server and its visitors keep the answer, and tells whether they may. Where the age gate is in use, only a
 * cache that keeps pages by class may have them.
 */
export function setCaching(req: IncomingMessage, res: ServerResponse, { settings, open, visitor }: Circumstances): boolean {
  const { edgeCacheSeconds } = serverConfig();
  const told = toldClass(req);
  const known = told === undefined ? !settings.ageGate : told === visitor;
  const shared = edgeCacheSeconds > 0 && known && mayBeShared(req, res, open);
  if (!shared) keepPrivate(res);
  else res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${edgeCacheSeconds}, stale-while-revalidate=${edgeCacheSeconds * STALE_TIMES}, stale-if-error=${STALE_ON_ERROR_SECONDS}`);
  return shared;
}
