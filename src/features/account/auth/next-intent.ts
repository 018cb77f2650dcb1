import Router from 'next/router';
import type { ParsedUrlQuery } from 'node:querystring';
import { readParameter } from '@/lib/lists/query';
import { loginIntentLabel } from '@/lib/page/login-intent';
import { safeNext } from '@/lib/page/paths';

/** What the visitor was doing, by path; the first match wins. */
const INTENTS: readonly [path: RegExp, intent: string][] = [
  [/^\/video\/./, 'watch this video'],
  [/^\/gallery\/./, 'view this gallery'],
  [/^\/product\/./, 'view this product'],
  [/^\/post\/./, 'read this post'],
  [/^\/event\/./, 'view this event'],
  [/^\/stories\/./, 'watch this story'],
  [/^\/stream\/./, 'watch this livestream'],
  [/^\/performers\/./, 'view this performer'],
  [/^\/cart\b/, 'view your cart'],
  [/^\/membership\b/, 'choose a membership'],
  [/^\/user\/account\b/, 'open your account'],
  [/^\/user\/favorites\b/, 'open your favorites'],
  [/^\/user\//, 'open this page'],
  [/^\/u\/./, 'view this profile'],
  [/^\/studio\b/, 'open your studio'],
  [/^\/contact\b/, 'contact us'],
];

/**
 * If `next` is the page that the login page replaces: its URL in the address bar. Grown lists and open photos write that
 * without the router, so links to the login lack their part.
 */
function withAddress(next: string): string {
  if (!Router.router) return next;
  const { origin, pathname, search } = window.location;
  const target = new URL(next, origin);
  const shown = new URL(Router.router.asPath, origin);
  const isShown =
    target.pathname === pathname &&
    target.pathname === shown.pathname &&
    target.searchParams.toString() === shown.searchParams.toString();
  return isShown ? safeNext(pathname + search, target.hash.slice(1)) : next;
}

/** The path to open after the login, from the query of a login or registration page. */
export const readNext = (query: ParsedUrlQuery): string =>
  withAddress(safeNext(readParameter(query, 'next'), readParameter(query, 'fragment')));

/** Lead of the login page: the action or page that needs a login; null if unknown. */
export const loginLead = (next: string): string | null => getLead(next, 'Log in');

export const registerLead = (next: string): string | null => getLead(next, 'Create an account');

function getLead(next: string, action: string): string | null {
  const intent = loginIntentLabel(next) || INTENTS.find(([path]) => path.test(next))?.[1];
  return intent ? `${action} to ${intent}.` : null;
}
