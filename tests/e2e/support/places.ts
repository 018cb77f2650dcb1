import { createRequire } from 'node:module';
import type { Account } from './accounts';

// The sandbox consists of CommonJS modules; the browser tests of ES modules.
const require = createRequire(import.meta.url);
const seed = require('../../sandbox/seed/landmarks') as typeof import('../../sandbox/seed/landmarks');
const ids = require('../../sandbox/seed/ids') as typeof import('../../sandbox/seed/ids');
const visits = require('../../setup/site-visits') as typeof import('../../setup/site-visits');

/** Records that the seed keeps under fixed names. */
export const { LANDMARKS } = seed;
/** The pages that guests can read. */
export const { GUEST_VISITS } = visits;

const videoPath = (slug: string): string => `/video/${slug}`;
const galleryPath = (slug: string): string => `/gallery/${slug}`;

/** Free, five minutes, 12 comments. */
export const FREE_VIDEO = videoPath(LANDMARKS.freeVideo);
/** Bought by fan@example.com. */
export const OWNED_VIDEO = videoPath(LANDMARKS.ownedVideo);
/** 40 tokens, bought by nobody. */
export const LOCKED_VIDEO = videoPath(LANDMARKS.lockedVideo);

const getStories = (username: string): string => `/stories/${ids.getId('performer', username)}`;

/** Three stories: an image, a text, and a video for 5 tokens. */
export const STORIES = getStories(LANDMARKS.storyTeller);
/** A free video, then a free text. */
export const VIDEO_STORIES = getStories(LANDMARKS.videoStoryTeller);

/** 16 photos, free. */
export const FREE_GALLERY = galleryPath(LANDMARKS.freeGallery);
/** 40 photos, bought by fan@example.com. */
export const OWNED_GALLERY = galleryPath(LANDMARKS.ownedGallery);
/** 24 photos for 22 tokens, bought by nobody. */
export const LOCKED_GALLERY = galleryPath(LANDMARKS.lockedGallery);

/** The studio page of an unpublished gallery with eight photos. */
export const DRAFT_GALLERY_STUDIO = `/studio/galleries/${ids.getId('gallery', LANDMARKS.draftGallery)}`;

/** For members and subscribers. fan@example.com is a subscriber. */
const MEMBERS_POST = `/post/${LANDMARKS.membersPost}`;
/** The public profile of fan@example.com. */
const FAN_CARD = `/u/${ids.getId('user', 'fan')}`;

const eventPath = (name: keyof typeof LANDMARKS.events): string =>
  `/event/${ids.getId('event', LANDMARKS.events[name])}`;

export const COMING_EVENT = eventPath('coming');
const LIVE_EVENT = eventPath('live');

/** A physical product with plenty of stock. */
export const PRODUCT = `/product/${LANDMARKS.physicalProduct}`;
const SOLD_OUT_PRODUCT = `/product/${LANDMARKS.soldOutProduct}`;

export interface PublicPage {
  path: string;
  status: number;
}

/** Pages that show the same screen as another one, with other data. */
const SAME_SCREENS = [
  '/',
  '/login',
  '/search',
  '/videos?page=2',
  ...['galleries', 'photos', 'posts', 'events'].map((tab) => `/performers/aria?tab=${tab}`),
  LOCKED_GALLERY,
  SOLD_OUT_PRODUCT,
  '/auth/email-verified-success?expired=1',
];
const guestPages = GUEST_VISITS.map(({ path }) => ({ path, status: 200 }));

/** Every screen that guests can read, with its status. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...guestPages.filter(({ path }) => !SAME_SCREENS.includes(path)),
  { path: '/404', status: 404 },
];

/** States of these pages that look different, and further pages with the same screens. */
export const PUBLIC_STATES: readonly PublicPage[] = [
  ...guestPages.filter(({ path }) => SAME_SCREENS.includes(path)),
  ...[
    `/performers/${LANDMARKS.longNamedPerformer}`,
    videoPath(LANDMARKS.scheduledVideo),
    videoPath(LANDMARKS.processingVideo),
    galleryPath(LANDMARKS.emptyGallery),
    galleryPath(LANDMARKS.longNamedGallery),
    `/post/${LANDMARKS.videoPost}`,
    '/events?month=' + new Date().toISOString().slice(0, 7),
    LIVE_EVENT,
    eventPath('past'),
    eventPath('longTitle'),
    `/stream/${LANDMARKS.busyPerformer}`,
    '/category/portraits-gallery',
    '/category/clothing-product',
    eventPath('canceled'),
    '/live?show=private',
    '/search?tab=videos&q=lantern',
    '/search?q=nothing+like+this',
    '/contact?about=%2Fvideo%2Fsix-step-clean',
  ].map((path) => ({ path, status: 200 })),
  { path: '/nowhere', status: 404 },
];

/** URLs of missing pages and records. */
export const NOWHERE = [
  'video',
  'gallery',
  'performers',
  'post',
  'product',
  'event',
  'stories',
  'category',
  'page',
  'stream',
]
  .map((kind) => `/${kind}/nowhere`)
  .concat('/nowhere');

export interface AccountPage {
  account: Account;
  path: string;
}

const getPages = (account: Account, ...paths: string[]): AccountPage[] => paths.map((path) => ({ account, path }));

/** Pages that need an account, and pages that look different to one. */
export const ACCOUNT_PAGES: readonly AccountPage[] = [
  // The example of a private show doesn't exist.
  ...visits.ACCOUNT_VISITS.filter(({ route }) => route !== '/studio/live/private/[conversationId]').map(
    ({ who, path }) => ({
      account: who === 'guest' ? ('fan' as const) : who,
      path,
    }),
  ),
  ...getPages('fan', '/home', `/stream/${LANDMARKS.livePerformer}`),
  ...getPages('performer', FREE_VIDEO),
];

/** States of these pages that look different. */
export const ACCOUNT_STATES: readonly AccountPage[] = [
  ...getPages(
    'fan',
    OWNED_VIDEO,
    OWNED_GALLERY,
    MEMBERS_POST,
    '/contact',
    '/membership',
    `/stream/${LANDMARKS.livePerformer}/private`,
    '/user/favorites?tab=later',
    '/user/favorites?tab=performers',
    '/user/favorites?tab=posts',
    `/user/orders/${LANDMARKS.sentOrder}`,
    '/user/library?archived=1',
    '/user/token-transactions?kind=tip',
  ),
  ...getPages(
    'fan2',
    '/user/favorites',
    '/user/subscriptions',
    '/user/orders?state=delivered&kind=video',
    '/user/library',
    '/user/wallet',
  ),
  ...getPages(
    'performer',
    FAN_CARD,
    '/user/account',
    '/studio/analytics?in=money&range=12m',
    '/studio/earnings?in=money',
    '/studio/orders?kind=digital',
    '/studio/photos?status=inactive',
    '/studio/videos?status=hidden&sort=title',
    '/studio/subscribers?state=ending',
    '/studio/comments?open=1',
    ...['pictures', 'prices', 'documents', 'payouts', 'password'].map((tab) => `/studio/profile?tab=${tab}`),
  ),
];
