import { type Fault, REFUSAL } from '../../setup/faults';
import type { VisitedPage } from './visited-pages';

/* What a page may be once one of its calls has gone wrong. */

export const SETTINGS = 'GET /settings/public';
/** The calls of every page, before its own. */
export const SHELL = [SETTINGS, 'GET /country-block/check', 'GET /users/me'];

/** A call of a page. */
export interface Row {
  page: VisitedPage;
  /** `GET /performers/aria`. */
  call: string;
  /** The call tells nothing about the visitor. */
  anonymous: boolean;
  /** How long the page is when all is well. */
  length: number;
}

/** For those who are logged in. */
const CLOSED = /^\/(u|user|payment|studio)\b|^\/stream\/.*\/private$/;

/** A list that is there whatever a server says. */
const LIST = /search$|photos$|reactions\/|\/event$|\/(feeds|stories)\/performers$/;
/** Whether what the address asks for can be refused: a record, or a list of something. */
function isRefusable({ page: { path }, call }: Row): boolean {
  if (path.startsWith('/category/')) return call.includes('categories');
  return !LIST.test(call) || /[?&](page|q)=|^\/stories\//.test(path);
}

/** Servers may not have the call of these; the page then says so, or does with another. */
const NOT_OFFERED = /^\/(studio\/(profile|posts|comments|stories|videos|galleries|photos)|user\/payments)(\?|$)/;

/** The statuses that a page may answer with when this call goes wrong in this way. */
export function statuses(row: Row, fault: Fault): number[] {
  const { page, call } = row;
  const usual = page.usual ?? 200;
  // Without a readable `isPerformer` the account is a fan's, who may not enter the studio.
  if (call === 'GET /users/me') return fault === 'wrong types' ? [usual, 302, 403] : [CLOSED.test(page.path) ? 302 : usual];
  if (!page.subject.includes(call.replace('GET ', ''))) return [usual];
  if (fault === '404' && NOT_OFFERED.test(page.path)) return [usual];
  if (fault === '404' && isRefusable(row)) return [404];
  if (fault === 'null data' && !LIST.test(call) && !call.endsWith('/me')) return [404];
  // A record that is refused is closed, a list of something that is refused is not there.
  if (fault === '403' && isRefusable(row)) return LIST.test(call) ? [403, 404] : [403];
  return fault === 'wrong types' ? [usual, 503] : [503];
}

/** What a page can do without, and says nothing about. */
const SILENT: [page: RegExp, calls: string[]][] = [
  // Whether somebody is a member already, or a picture for what is listed.
  [/^\/home/, ['/subscriptions/current']],
  [/^\/user\/subscriptions/, ['/package/subscription/search']],
  [/^\/user\/library/, ['/user/assets/videos/search', '/user/assets/galleries/search']],
  [/^\/user\/wallet/, ['/transactions/user/search']],
  // Numbers and marks beside tabs and names.
  [/^\/performers\/aria/, ['/event', '/posts/search', '/user-additional']],
  [/^\/search/, ['/search/total', '/performers/search', '/user/assets/photos', '/posts/search']],
  [/^\/category/, ['/performers/search', '/user/assets/galleries/search', '/user/assets/products/search', '/posts/search']],
  // The stage says by itself how it is with the show.
  [/^\/live|^\/stream/, ['/streaming/user/search', '/event', '/streaming/session/*']],
  // Lists to choose from, in forms that are sent without.
  [/^\/auth\//, ['/countries/list']],
  [/^\/studio\/galleries\//, ['/user/assets/categories/search']],
  [/^\/studio\/profile/, ['/user-additional']],
  [/^\/studio\/payouts/, ['/payout-requests/performer/calculate']],
];
export function isSilent({ page, call }: Row): boolean {
  const path = call.split(' ')[1] ?? '';
  return SHELL.includes(call) || SILENT.some(([some, calls]) => some.test(page.path) && calls.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one)));
}

export const SAYS_SO = new RegExp(`couldn’t be loaded|couldn’t load|didn’t respond|unreadable response|${REFUSAL}|did not answer|Bad request|Something went wrong on the server|cannot be read`);
/** Those after which a part of a page has nothing to show. */
export const NOTHING_TO_SHOW: Fault[] = ['refused', 'reset', 'slow', '500', 'wrong content type', 'truncated JSON'];
