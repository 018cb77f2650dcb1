import { type Fault, REFUSAL } from '../../setup/faults';
import type { VisitedPage } from './visited-pages';

/* Expected statuses and texts of a page after one of its calls has failed. */

export const SETTINGS = 'GET /settings/public';
/** The calls of every page, before its own. */
export const SHELL = [SETTINGS, 'GET /country-block/check', 'GET /users/me'];

/** A call of a page. */
export interface Row {
  page: VisitedPage;
  /** Such as `GET /performers/aria`. */
  call: string;
  /** True if the call doesn't identify the visitor. */
  anonymous: boolean;
  /** Length of the page without faults. */
  length: number;
}

/** Pages for logged-in visitors. */
const CLOSED = /^\/(u|user|payment|studio)\b|^\/stream\/.*\/private$/;

/** Lists that exist whatever the server responds. */
const LIST = /search$|photos$|reactions\/|\/event$|\/(feeds|stories)\/performers$|\/performer\/fans$/;
/** Whether the call loads what the URL names: a record or a list of something. */
function isRefusable({ page: { path }, call }: Row): boolean {
  if (path.startsWith('/category/')) return call.includes('categories');
  return !LIST.test(call) || /[?&](page|q)=|^\/stories\//.test(path);
}

/** Calls that servers may lack. The page then says so, or uses another one. */
const NOT_OFFERED = /^\/(studio\/(profile|posts|comments|stories|videos|galleries|photos|fans)|user\/payments)(\?|$)/;

/** The statuses that a page may have if this call fails in this way. */
export function statuses(row: Row, fault: Fault): number[] {
  const { page, call } = row;
  const usual = page.usual ?? 200;
  // Without a readable `isPerformer` the account counts as a fan, who can't open the studio.
  if (call === 'GET /users/me')
    return fault === 'wrong types' ? [usual, 302, 403] : [CLOSED.test(page.path) ? 302 : usual];
  if (!page.subject.includes(call.replace('GET ', ''))) return [usual];
  if (fault === '404' && NOT_OFFERED.test(page.path)) return [usual];
  if (fault === '404' && isRefusable(row)) return [404];
  if (fault === 'null data' && !LIST.test(call) && !call.endsWith('/me')) return [404];
  // A guest may log in and see the record then.
  if (fault === '401' && page.who === 'guest') return LIST.test(call) ? [403, 503] : [403];
  // 403 for a record means no access; for a list of something it means not found.
  if (fault === '403' && isRefusable(row)) return LIST.test(call) ? [403, 404] : [403];
  return fault === 'wrong types' ? [usual, 503] : [503];
}

/** Calls that a page can do without, without a message. */
const SILENT: [page: RegExp, calls: string[]][] = [
  // Membership status, and thumbnails of listed items.
  [/^\/home/, ['/subscriptions/current']],
  [/^\/user\/subscriptions/, ['/package/subscription/search']],
  [/^\/user\/library/, ['/user/assets/videos/search', '/user/assets/galleries/search']],
  [/^\/user\/wallet/, ['/transactions/user/search']],
  // Counts and badges beside tabs and names.
  [/^\/performers\/aria/, ['/event', '/posts/search', '/user-additional']],
  [/^\/search/, ['/search/total', '/performers/search', '/user/assets/photos', '/posts/search']],
  [
    /^\/category/,
    ['/performers/search', '/user/assets/galleries/search', '/user/assets/products/search', '/posts/search'],
  ],
  // The player shows the state of the show itself.
  [/^\/live|^\/stream/, ['/streaming/user/search', '/event', '/streaming/session/*']],
  // Options of form fields that are not required.
  [/^\/auth\//, ['/countries/list']],
  [/^\/studio\/galleries\//, ['/user/assets/categories/search']],
  [/^\/studio\/profile/, ['/user-additional']],
  [/^\/studio\/payouts/, ['/payout-requests/performer/calculate']],
  // Marks of blocked people. The fan card says whether somebody is blocked.
  [/^\/studio\/(fans|subscribers)/, ['/performer-blocks/users']],
];
export function isSilent({ page, call }: Row): boolean {
  const path = call.split(' ')[1] ?? '';
  return (
    SHELL.includes(call) ||
    SILENT.some(
      ([some, calls]) =>
        some.test(page.path) &&
        calls.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one)),
    )
  );
}

export const ERROR_MESSAGE = new RegExp(
  `couldn’t be loaded|couldn’t load|didn’t respond|unreadable response|${REFUSAL}|Bad request|Something went wrong on the server`,
);
/** Faults after which a part of a page has nothing to show. */
export const EMPTY_RESPONSES: Fault[] = ['refused', 'reset', 'slow', '500', 'wrong content type', 'truncated JSON'];
