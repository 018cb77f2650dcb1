import { createRequire } from 'node:module';
import type { Account } from './accounts';

// The sandbox consists of CommonJS modules; the browser tests of ES modules.
const require = createRequire(import.meta.url);
const seed = require('../../sandbox/seed/landmarks') as typeof import('../../sandbox/seed/landmarks');
const ids = require('../../sandbox/seed/ids') as typeof import('../../sandbox/seed/ids');

/** Records that the seed keeps under fixed names. */
export const { LANDMARKS } = seed;

const videoPath = (slug: string): string => `/video/${slug}`;
const galleryPath = (slug: string): string => `/gallery/${slug}`;

/** Free, five minutes, 12 comments. */
export const FREE_VIDEO = videoPath(LANDMARKS.freeVideo);
/** Bought by fan@example.com. */
export const OWNED_VIDEO = videoPath(LANDMARKS.ownedVideo);
/** 40 tokens, bought by nobody. */
export const LOCKED_VIDEO = videoPath(LANDMARKS.lockedVideo);

/** Free. Its comments cover every state; one is by fan@example.com. */
export const TALK_VIDEO = videoPath(LANDMARKS.talkVideo);

const storiesOf = (username: string): string => `/stories/${ids.idOf('performer', username)}`;

/** Three stories: an image, a text, and a video for 5 tokens. */
export const STORIES = storiesOf(LANDMARKS.storyTeller);
/** A free video, then a free text. */
export const FILM_STORIES = storiesOf(LANDMARKS.filmStoryTeller);

/** 16 photos, free. */
export const FREE_GALLERY = galleryPath(LANDMARKS.freeGallery);
/** 40 photos, bought by fan@example.com. */
export const OWNED_GALLERY = galleryPath(LANDMARKS.ownedGallery);
/** 24 photos for 22 tokens, bought by nobody. */
export const LOCKED_GALLERY = galleryPath(LANDMARKS.lockedGallery);

/** The studio page of an unpublished gallery with eight photos. */
export const DRAFT_GALLERY_STUDIO = `/studio/galleries/${ids.idOf('gallery', LANDMARKS.draftGallery)}`;

/** 8 tokens, bought by nobody. */
export const LOCKED_POST = `/post/${LANDMARKS.lockedPost}`;
export const FREE_POST = `/post/${LANDMARKS.freePost}`;
/** For members and subscribers. fan@example.com is a subscriber. */
const MEMBERS_POST = `/post/${LANDMARKS.membersPost}`;
/** The public profile of fan@example.com. */
const FAN_CARD = `/u/${ids.idOf('user', 'fan')}`;

const eventPath = (name: keyof typeof LANDMARKS.events): string =>
  `/event/${ids.idOf('event', LANDMARKS.events[name])}`;

export const COMING_EVENT = eventPath('coming');
export const LIVE_EVENT = eventPath('live');

/** A physical product with plenty of stock. */
export const PRODUCT = `/product/${LANDMARKS.physicalProduct}`;
export const SOLD_OUT_PRODUCT = `/product/${LANDMARKS.soldOutProduct}`;

export interface PublicPage {
  path: string;
  status: number;
  /** Whether search engines are told not to index it. */
  noindex?: boolean;
}

/** Every address of the site, with its status for guests. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', status: 200 },
  { path: '/home', status: 200 },
  { path: '/performers', status: 200 },
  { path: '/performers/aria', status: 200 },
  { path: '/performers/aria?tab=about', status: 200 },
  ...['galleries', 'photos', 'posts', 'shop', 'events'].map((tab) => ({
    path: `/performers/aria?tab=${tab}`,
    status: 200,
  })),
  { path: `/performers/${LANDMARKS.longNamedPerformer}`, status: 200 },
  { path: '/videos', status: 200 },
  { path: FREE_VIDEO, status: 200 },
  { path: LOCKED_VIDEO, status: 200 },
  { path: videoPath(LANDMARKS.scheduledVideo), status: 200 },
  { path: videoPath(LANDMARKS.processingVideo), status: 200 },
  { path: '/galleries', status: 200 },
  { path: FREE_GALLERY, status: 200 },
  { path: LOCKED_GALLERY, status: 200 },
  { path: galleryPath(LANDMARKS.emptyGallery), status: 200 },
  { path: galleryPath(LANDMARKS.longNamedGallery), status: 200 },
  { path: '/photos', status: 200 },
  { path: '/posts', status: 200 },
  { path: FREE_POST, status: 200 },
  { path: LOCKED_POST, status: 200 },
  { path: `/post/${LANDMARKS.filmPost}`, status: 200 },
  { path: STORIES, status: 200, noindex: true },
  { path: '/events', status: 200 },
  { path: '/events?month=' + new Date().toISOString().slice(0, 7), status: 200 },
  ...(['coming', 'live', 'past', 'longTitle'] as const).map((name) => ({ path: eventPath(name), status: 200 })),
  { path: eventPath('canceled'), status: 200, noindex: true },
  { path: '/live', status: 200 },
  { path: '/live?show=private', status: 200, noindex: true },
  ...[LANDMARKS.livePerformer, 'aria', LANDMARKS.busyPerformer].map((username) => ({
    path: `/stream/${username}`,
    status: 200,
  })),
  { path: '/shop', status: 200 },
  { path: '/membership', status: 200 },
  { path: '/cart', status: 200, noindex: true },
  { path: PRODUCT, status: 200 },
  { path: SOLD_OUT_PRODUCT, status: 200 },
  { path: '/search', status: 200, noindex: true },
  { path: '/search?q=lantern', status: 200, noindex: true },
  { path: '/search?q=nothing+like+this', status: 200, noindex: true },
  { path: '/categories', status: 200 },
  { path: '/category/portraits-gallery', status: 200 },
  { path: '/category/clothing-product', status: 200 },
  { path: '/category/live-sets', status: 200 },
  { path: '/page/terms', status: 200 },
  { path: '/contact', status: 200 },
  { path: '/contact?about=%2Fvideo%2Fsix-step-clean', status: 200, noindex: true },
  { path: '/accessibility', status: 200 },
  { path: '/shortcuts', status: 200 },
  { path: '/history', status: 200, noindex: true },
  { path: '/auth/login', status: 200 },
  { path: '/auth/register', status: 200 },
  { path: '/auth/performer-register', status: 200 },
  { path: '/auth/forgot-password', status: 200, noindex: true },
  { path: '/auth/resend-verification-email', status: 200, noindex: true },
  { path: '/auth/email-verified-success', status: 200, noindex: true },
  { path: '/auth/email-verified-success?expired=1', status: 200, noindex: true },
  { path: '/login', status: 200, noindex: true },
  { path: '/404', status: 404, noindex: true },
  { path: '/nowhere', status: 404, noindex: true },
  { path: '/video/nowhere', status: 404 },
];

/** Addresses of missing records. They look like the last place above. */
export const NOWHERE = [
  'gallery',
  'performers',
  'post',
  'product',
  'event',
  'stories',
  'category',
  'page',
  'stream',
].map((kind) => `/${kind}/nowhere`);

/** Pages that differ or redirect for logged-in visitors. */
export const ACCOUNT_PAGES: readonly { account: Account; path: string }[] = [
  { account: 'fan', path: '/home' },
  { account: 'fan', path: OWNED_VIDEO },
  { account: 'performer', path: FREE_VIDEO },
  { account: 'fan', path: OWNED_GALLERY },
  { account: 'fan', path: MEMBERS_POST },
  { account: 'fan', path: '/contact' },
  ...['', '?tab=password', '?tab=email', '?tab=preferences'].map((tab) => ({
    account: 'fan' as const,
    path: `/user/account${tab}`,
  })),
  { account: 'performer', path: '/user/account' },
  { account: 'performer', path: '/studio/live' },
  ...[
    '/studio',
    '/studio/analytics',
    '/studio/analytics?in=money&range=12m',
    '/studio/earnings',
    '/studio/earnings?in=money',
    '/studio/payouts',
    '/studio/orders',
    '/studio/orders?kind=digital',
  ].map((path) => ({ account: 'performer' as const, path })),
  ...['', '/private'].map((show) => ({ account: 'fan' as const, path: `/stream/${LANDMARKS.livePerformer}${show}` })),
  ...['', '?tab=later', '?tab=performers', '?tab=posts'].map((tab) => ({
    account: 'fan' as const,
    path: `/user/favorites${tab}`,
  })),
  { account: 'fan2', path: '/user/favorites' },
  { account: 'fan', path: '/membership' },
  { account: 'fan', path: '/user/subscriptions' },
  { account: 'fan2', path: '/user/subscriptions' },
  { account: 'fan', path: '/user/orders' },
  { account: 'fan2', path: '/user/orders?state=delivered&kind=video' },
  { account: 'fan', path: `/user/orders/${LANDMARKS.sentOrder}` },
  { account: 'fan', path: '/user/library' },
  { account: 'fan', path: '/user/library?archived=1' },
  { account: 'fan2', path: '/user/library' },
  ...[
    '/user/wallet',
    '/user/token-transactions',
    '/user/token-transactions?kind=tip',
    '/user/payments',
    '/payment/success',
    '/payment/cancel',
  ].map((path) => ({ account: 'fan' as const, path })),
  { account: 'fan2', path: '/user/wallet' },
  { account: 'performer', path: FAN_CARD },
  ...[
    '/studio/galleries',
    '/studio/galleries/new',
    '/studio/photos',
    '/studio/photos?status=inactive',
    '/studio/stories',
    '/studio/stories/new',
  ].map((path) => ({ account: 'performer' as const, path })),
  ...[
    '/studio/videos',
    '/studio/videos?status=hidden&sort=title',
    '/studio/videos/new',
    `/studio/videos/${ids.idOf('video', LANDMARKS.lockedVideo)}`,
  ].map((path) => ({ account: 'performer' as const, path })),
  ...[
    '/studio/events',
    '/studio/events?view=list',
    '/studio/events/new',
    '/studio/subscribers',
    '/studio/subscribers?state=ending',
    '/studio/fans',
    '/studio/comments',
    '/studio/comments?open=1',
  ].map((path) => ({ account: 'performer' as const, path })),
  ...['/studio/products', '/studio/products/new', '/studio/posts', '/studio/posts/new'].map((path) => ({
    account: 'performer' as const,
    path,
  })),
  ...[
    `galleries/${ids.idOf('gallery', LANDMARKS.ownedGallery)}`,
    `products/${ids.idOf('product', LANDMARKS.physicalProduct)}`,
    `posts/${ids.idOf('post', LANDMARKS.lockedPost)}`,
    `events/${ids.idOf('event', LANDMARKS.events.coming)}/edit`,
  ].map((own) => ({
    account: 'performer' as const,
    path: `/studio/${own}`,
  })),
  ...['', '?tab=pictures', '?tab=prices', '?tab=documents', '?tab=payouts', '?tab=blocking', '?tab=password'].map(
    (tab) => ({ account: 'performer' as const, path: `/studio/profile${tab}` }),
  ),
];
