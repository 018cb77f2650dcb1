/** Every address of the site, in one place. `pages.md` lists them; a page file lives at the same path below `src/pages`. */

interface Identified {
  _id: string;
}
interface WithSlug extends Identified {
  slug?: string | null;
}
interface WithUsername extends Identified {
  username?: string | null;
}

const part = (value: string) => encodeURIComponent(value);
const bySlug = (entity: WithSlug) => part(entity.slug || entity._id);
const byUsername = (entity: WithUsername) => part(entity.username || entity._id);

const withNext = (path: string, next?: string) => (next && next !== '/home' ? `${path}?next=${encodeURIComponent(next)}` : path);

export const paths = {
  root: '/',
  home: '/home',
  /** Where a page that requires authentication sends a guest (spec §2). */
  login: (next?: string) => withNext('/auth/login', next),
  /** Where every 401 ends (spec §2, §8): the same form, with the line that nothing is lost. */
  sessionEnded: (next?: string) => withNext('/login', next),
  logout: '/auth/logout',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resendVerification: '/auth/resend-verification-email',
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
  stories: (performer: Identified) => `/stories/${part(performer._id)}`,
  events: '/events',
  event: (event: Identified) => `/event/${part(event._id)}`,
  categories: '/categories',
  category: (category: WithSlug) => `/category/${bySlug(category)}`,
  live: '/live',
  stream: (performer: WithUsername) => `/stream/${byUsername(performer)}`,
  search: (text?: string) => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  cart: '/cart',
  membership: '/membership',
  account: '/user/account',
  wallet: '/user/wallet',
  favorites: '/user/favorites',
  library: '/user/library',
  orders: '/user/orders',
  subscriptions: '/user/subscriptions',
  studio: '/studio',
  contact: (about?: string) => (about ? `/contact?about=${encodeURIComponent(about)}` : '/contact'),
  accessibility: '/accessibility',
  shortcuts: '/shortcuts',
  notFound: '/404',
} as const;

/**
 * The address to go to after a log-in: `next` when it is a path of this site, else /home (spec §2).
 * Refuses other origins however they are spelt (`//evil`, `/\evil`, `https:…`, control characters)
 * and the log-in pages themselves, which would loop.
 */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || /[\u0000-\u0020\u007f\\]/.test(next)) return paths.home;
  const base = 'http://own.invalid';
  let url: URL;
  try {
    url = new URL(next, base);
  } catch {
    return paths.home;
  }
  if (url.origin !== base || next.startsWith('//') || url.pathname.startsWith('//')) return paths.home;
  if (/^\/(login|auth\/(login|logout))\/?$/.test(url.pathname)) return paths.home;
  return url.pathname + url.search + url.hash;
}
