import type { Store } from '@sandbox/db/store';
import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';

type Who = 'guest' | 'fan' | 'performer';

export interface VisitedPage {
  path: string;
  who: Who;
  /** The paths of the calls without which the page has nothing to show. */
  subject: string[];
  /** Status without faults. */
  usual?: number;
}

const VIDEO = LANDMARKS.freeVideo;
const EVENT = eventId(LANDMARKS.events.coming);
const ARIA = performerId('aria');

/** Pages as a fan opens them, with the calls for their content. */
const FOR_FANS: [path: string, ...subject: string[]][] = [
  ['/home'],
  ['/performers', '/performers/search'],
  ['/performers/aria', '/performers/aria'],
  ['/performers/aria?tab=about', '/performers/aria'],
  ['/performers/aria?tab=galleries', '/performers/aria'],
  ['/performers/aria?tab=photos', '/performers/aria'],
  ['/performers/aria?tab=posts', '/performers/aria'],
  ['/performers/aria?tab=events', '/performers/aria'],
  ['/videos?page=2', '/user/assets/videos/search'],
  [`/video/${VIDEO}`, `/user/assets/videos/${VIDEO}`],
  ['/galleries', '/user/assets/galleries/search'],
  [`/gallery/${LANDMARKS.freeGallery}`, `/user/assets/galleries/${LANDMARKS.freeGallery}/view`],
  ['/photos', '/user/assets/photos'],
  ['/posts', '/posts/search'],
  [`/post/${LANDMARKS.freePost}`, `/posts/${LANDMARKS.freePost}`],
  ['/events', '/event'],
  [`/events?month=${new Date().toISOString().slice(0, 7)}`, '/event'],
  [`/event/${EVENT}`, `/event/${EVENT}/view`],
  ['/live', '/performers/search'],
  ['/stream/nova', '/performers/nova'],
  ['/stream/aria/private', '/performers/aria'],
  [`/stories/${ARIA}`, '/posts/search'],
  ['/shop', '/user/assets/products/search'],
  [`/product/${LANDMARKS.physicalProduct}`, `/user/assets/products/${LANDMARKS.physicalProduct}`],
  ['/search?q=lantern&tab=videos', '/user/assets/videos/search'],
  ['/categories', '/user/assets/categories/search'],
  ['/category/live-sets', '/user/assets/categories/search', '/user/assets/videos/search'],
  ['/page/about', '/posts/about'],
  ['/membership', '/package/subscription/search'],
  ['/contact'],
  ['/cart'],
  ['/history'],
  ['/accessibility'],
  ['/shortcuts'],
  ['/user/account'],
  ['/user/favorites', '/reactions/videos'],
  ['/user/subscriptions', '/subscriptions/user/search'],
  ['/user/orders', '/orders/users/search'],
  ['/user/library'],
  ['/user/wallet'],
  ['/user/token-transactions', '/token-transactions/user/search'],
  ['/user/payments', '/transactions/user/search'],
  ['/payment/success'],
  ['/payment/cancel'],
];

const FOR_GUESTS: [path: string, ...subject: string[]][] = [
  ['/'],
  ['/performers', '/performers/search'],
  [`/video/${VIDEO}`, `/user/assets/videos/${VIDEO}`],
  [`/product/${LANDMARKS.physicalProduct}`, `/user/assets/products/${LANDMARKS.physicalProduct}`],
  ['/auth/login'],
  ['/login?next=/videos'],
  ['/auth/register'],
  ['/auth/performer-register'],
  ['/auth/forgot-password'],
  ['/auth/resend-verification-email'],
  ['/auth/email-verified-success'],
  ['/auth/logout'],
];

/** Every server-rendered page, opened by a visitor with access. */
export function visitedPages({
  videos,
  galleries,
  products,
  posts,
  events,
  orderDetails,
  users,
}: Store): VisitedPage[] {
  const own = (rows: readonly { _id: string; performerId: string | null }[]) =>
    rows.find((row) => row.performerId === ARIA)?._id ?? 'none';
  const line = orderDetails.list().find(({ sellerId }) => sellerId === ARIA)?._id ?? 'none';
  const fan = users.list().find(({ email }) => email === 'fan@example.com')?._id;
  const other = users.list().find(({ email }) => email === 'fan2@example.com')?._id ?? 'none';
  const order = orderDetails.list().find(({ buyerId }) => buyerId === fan)?._id ?? 'none';
  const [video, gallery, product, post, event] = [
    own(videos.list()),
    own(galleries.list()),
    own(products.list()),
    own(posts.list()),
    own(events.list()),
  ];
  const forPerformers: [path: string, ...subject: string[]][] = [
    ['/studio'],
    ['/studio/live'],
    ['/studio/live/private/someone'],
    ['/studio/videos', '/performer/assets/videos/search'],
    ['/studio/videos/new'],
    [`/studio/videos/${video}`, `/performer/assets/videos/${video}/view`],
    ['/studio/galleries', '/performer/assets/galleries/search'],
    ['/studio/galleries/new'],
    [`/studio/galleries/${gallery}`, `/performer/assets/galleries/${gallery}/view`],
    ['/studio/photos', '/performer/assets/photos/search'],
    ['/studio/products', '/performer/assets/products/search'],
    ['/studio/products/new'],
    [`/studio/products/${product}`, `/performer/assets/products/${product}/view`],
    ['/studio/posts', '/feeds/performers'],
    ['/studio/posts/new'],
    [`/studio/posts/${post}`, `/feeds/performers/${post}`],
    ['/studio/stories', '/stories/performers'],
    ['/studio/stories/new'],
    ['/studio/orders', '/orders/details/search'],
    [`/studio/orders/${line}`, `/orders/details/${line}`],
    ['/studio/analytics'],
    ['/studio/earnings', '/earning/performer/search'],
    ['/studio/payouts'],
    ['/studio/subscribers', '/subscriptions/performer/search'],
    ['/studio/fans', '/performer/fans'],
    ['/studio/comments', '/comments/performer/search'],
    ['/studio/events', '/event'],
    ['/studio/events/new'],
    [`/studio/events/${event}/edit`, `/event/${event}/view`],
    ['/studio/profile', '/performers/me'],
    ['/studio/profile?tab=blocking', '/performers/me'],
    ['/studio/events?view=list', '/event'],
  ];
  const as =
    (who: Who, usual?: number) =>
    ([path, ...subject]: [string, ...string[]]): VisitedPage => ({ path, who, subject, usual });
  return [
    ...FOR_FANS.map(as('fan')),
    as('fan')([`/user/orders/${order}`, `/orders/details/${order}`]),
    as('fan')([`/u/${other}`, `/users/view/${other}`]),
    as('fan', 404)(['/404']),
    ...FOR_GUESTS.map(as('guest')),
    ...forPerformers.map(as('performer')),
  ];
}
