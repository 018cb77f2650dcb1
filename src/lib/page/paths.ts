import { withoutGuestView } from './guest-view';

/**
 * All paths of the site. A page file lives at the same path below `src/pages`; `server/site-pages` declares each page.
 */

interface Identified {
  _id: string;
}
interface WithSlug extends Identified {
  slug?: string | null;
}
interface WithUsername extends Identified {
  username?: string | null;
}

const encodePart = (value: string) => encodeURIComponent(value);
const bySlug = (entity: WithSlug) => encodePart(entity.slug || entity._id);
const byUsername = (entity: WithUsername) => encodePart(entity.username || entity._id);

/** The fragment of `next` has its own parameter. See `safeNext`. */
function withNext(path: string, next?: string): string {
  if (!next || next === '/home') return path;
  const [page = '', fragment] = next.split('#');
  return `${path}?next=${encodePart(page)}${fragment ? `&fragment=${encodePart(fragment)}` : ''}`;
}

const withReceipt = (path: string, receipt?: Identified) =>
  receipt ? `${path}?receipt=${encodePart(receipt._id)}` : path;

export const paths = {
  root: '/',
  home: '/home',
  /** Where a page that requires authentication sends a guest (spec §2). */
  login: (next?: string) => withNext('/auth/login', next),
  /** Target of every 401 (spec §2, §8): the login form with a note that nothing is lost. */
  sessionEnded: (next?: string) => withNext('/login', next),
  logout: '/auth/logout',
  register: (next?: string) => withNext('/auth/register', next),
  forgotPassword: '/auth/forgot-password',
  resendVerification: '/auth/resend-verification-email',
  emailVerified: '/auth/email-verified-success',
  performers: '/performers',
  performer: (performer: WithUsername) => `/performers/${byUsername(performer)}`,
  videos: '/videos',
  video: (video: WithSlug) => `/video/${bySlug(video)}`,
  galleries: '/galleries',
  gallery: (gallery: WithSlug) => `/gallery/${bySlug(gallery)}`,
  photos: '/photos',
  shop: '/shop',
  product: (product: WithSlug) => `/product/${bySlug(product)}`,
  posts: '/posts',
  post: (post: WithSlug) => `/post/${bySlug(post)}`,
  page: (page: WithSlug) => `/page/${bySlug(page)}`,
  stories: (performer: Identified) => `/stories/${encodePart(performer._id)}`,
  events: '/events',
  event: (event: Identified) => `/event/${encodePart(event._id)}`,
  /** iCalendar files: one event, or all events of a performer. */
  eventCalendar: (event: Identified) => `/api/calendar/event/${encodePart(event._id)}`,
  performerCalendar: (performer: WithUsername) => `/api/calendar/performer/${byUsername(performer)}`,
  categories: '/categories',
  category: (category: WithSlug) => `/category/${bySlug(category)}`,
  live: '/live',
  stream: (performer: WithUsername) => `/stream/${byUsername(performer)}`,
  /** A show with one fan; `group` with a few. */
  privateShow: (performer: WithUsername, kind?: 'group') =>
    `/stream/${byUsername(performer)}/private${kind ? `?kind=${kind}` : ''}`,
  search: (text?: string) => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  cart: '/cart',
  membership: '/membership',
  account: '/user/account',
  /** The public profile of a fan. */
  fan: (fan: Identified) => `/u/${encodePart(fan._id)}`,
  /** Device history. */
  history: '/history',
  wallet: '/user/wallet',
  /** All token transactions and card payments; with an id, the receipt of one. */
  tokenHistory: (receipt?: Identified) => withReceipt('/user/token-transactions', receipt),
  payments: (receipt?: Identified) => withReceipt('/user/payments', receipt),
  /** Return URLs of payment pages. */
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  favorites: '/user/favorites',
  library: '/user/library',
  orders: '/user/orders',
  /** One line of an order; also accepts the id of the order. */
  order: (line: Identified) => `/user/orders/${encodePart(line._id)}`,
  /** The receipt of the whole order. */
  orderReceipt: (line: Identified) => `/user/orders/${encodePart(line._id)}?receipt=1`,
  subscriptions: '/user/subscriptions',
  studio: '/studio',
  studioLive: '/studio/live',
  /** Resumes a public show that was paused for a private one. */
  resumeShow: '/studio/live?resume=1',
  /** A private or group show, from the performer's side. */
  studioShow: (conversationId: string, kind?: 'group') =>
    `/studio/live/private/${encodePart(conversationId)}${kind ? `?kind=${kind}` : ''}`,
  performerRegister: '/auth/performer-register',
  /** `title` is the name of the page that `about` is the path of. */
  contact: (about?: string, title?: string) =>
    (about ? `/contact?about=${encodeURIComponent(about)}` : '/contact') +
    (about && title ? `&title=${encodeURIComponent(title)}` : ''),
  accessibility: '/accessibility',
  shortcuts: '/shortcuts',
  /** The age gate as its own page; restricted pages show it in place. */
  ageCheck: '/age-check',
  /** Target of the age gate form. */
  confirmAge: '/api/age-check',
  notFound: '/404',
} as const;

/** A URL without its query and fragment. */
export const getPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

const withoutOrigin = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;

/**
 * The URL in the address bar, without the origin. Unlike the router's URL, it includes what pages wrote to it
 * themselves, such as the number of pages that a list shows.
 */
export const getCurrentUrl = (): string => withoutOrigin(window.location);

/** True for the path of a login page. */
export const isLogInPage = (url: string): boolean => [paths.login(), paths.sessionEnded()].includes(getPath(url));

/**
 * `next` as a path of this site, or null. Rejects other origins in any spelling (`//evil`, `/\evil`, `https:…`,
 * control characters).
 */
export function ownPath(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || /[\u0000-\u0020\u007f\\]/.test(next)) return null;
  const base = 'http://own.invalid';
  let url: URL;
  try {
    url = new URL(next, base);
  } catch {
    return null;
  }
  if (url.origin !== base || next.startsWith('//') || url.pathname.startsWith('//')) return null;
  return withoutOrigin(url);
}

/**
 * A link that the site's owner typed: a path of this site, or an http(s), mailto or tel URL, also of a host without
 * `https://`. Null for anything else, such as `javascript:`.
 */
export function parseLink(typed: string | undefined): string | null {
  const text = typed?.trim() ?? '';
  const url = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#:]|$)/i.test(text) ? `https://${text}` : text;
  return /^(https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url) ? url : ownPath(url.replaceAll(' ', '%20'));
}

/**
 * The path to open after a login: `next` with its fragment if it is a path of this site, else /home (spec §2). Login
 * pages are excluded, because they would loop.
 */
export function safeNext(next: unknown, fragment?: string | null): string {
  const path = ownPath(fragment ? `${next as string}#${fragment}` : next);
  return path === null || /^\/(login|auth\/(login|logout))\/?(?=$|[?#])/.test(path)
    ? paths.home
    : withoutGuestView(path);
}

/**
 * True when the loader runs for the page that is already on screen (Back, Forward, another tab or filter of the same
 * page). The loader then uses the data in the store. On a new visit the browser still shows the previous page, so data
 * is loaded. False on the server.
 */
export const isOnScreen = (path: string): boolean =>
  typeof window !== 'undefined' && window.location.pathname === getPath(path);
