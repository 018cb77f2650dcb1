import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';
import { serverConfig } from '@/lib/page/runtime-config';
import { bringsToken } from '@/lib/browser/session-token';
import { isPrivate, keepPrivate } from './keep-private';
import { visitorClassHeader, type VisitorClass } from './visitor-class.server';

/** How many times its lifetime an answer may be sent on while a newer one is fetched. */
const STALE_TIMES = 5;
/** How long an old answer is better than a failure. */
const STALE_ON_ERROR_SECONDS = 24 * 60 * 60;

/** Who asks: what the settings say to guests, and of which of their classes this one is. */
export interface EdgeRequest {
  settings: Settings;
  visitor: VisitorClass;
}

/** A guest who reads may get what others got. */
export const asksAsGuest = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !bringsToken(headers.cookie) && headers.authorization === undefined;

/** The address alone does not say which page somebody gets. Browsers go by this, too, when somebody goes back after logging in. */
export const setVary = (res: ServerResponse, { ageGate }: Settings): void => void res.setHeader('Vary', ageGate ? 'Cookie, User-Agent' : 'Cookie');

/**
 * How caches between this server and its visitors keep what is the same for every guest of a class. Where the age gate is in use, only one that
 * keeps pages by class may have it.
 */
export function allowKeeping(req: IncomingMessage, res: ServerResponse, { settings, visitor }: EdgeRequest): void {
  const { edgeCacheSeconds } = serverConfig();
  const told = visitorClassHeader(req);
  const known = told === undefined ? !settings.ageGate : told === visitor;
  if (!known || edgeCacheSeconds === 0) keepPrivate(res);
  else res.setHeader('Cache-Control', `public, max-age=0, s-maxage=${edgeCacheSeconds}, stale-while-revalidate=${edgeCacheSeconds * STALE_TIMES}, stale-if-error=${STALE_ON_ERROR_SECONDS}`);
}

/** Whether an answer is the same for every guest of a class. `open` is the page; it has to be whole, and without a word to this one browser. */
export const isForAll = (req: IncomingMessage, res: ServerResponse, open: boolean): boolean =>
  open && asksAsGuest(req) && res.statusCode === 200 && !res.hasHeader('Set-Cookie') && !isPrivate(res);
