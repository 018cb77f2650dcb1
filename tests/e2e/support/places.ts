import { createRequire } from 'node:module';

// The sandbox has no ES modules by file type, the browser tests have nothing else.
const seed = createRequire(import.meta.url)('../../sandbox/seed/landmarks') as typeof import('../../sandbox/seed/landmarks');

/** Records that the seed keeps under fixed names. */
export const { LANDMARKS } = seed;

const videoPath = (slug: string): string => `/video/${slug}`;

/** Everybody may watch it: five minutes, 12 comments. */
export const FREE_VIDEO = videoPath(LANDMARKS.freeVideo);
/** Bought by fan@example.com. */
export const OWNED_VIDEO = videoPath(LANDMARKS.ownedVideo);
/** 40 tokens, bought by nobody. */
export const LOCKED_VIDEO = videoPath(LANDMARKS.lockedVideo);

export interface Place {
  path: string;
  status: number;
  /** Not for crawlers. */
  noindex?: boolean;
}

/** Every address of the site, with what it answers a guest. */
export const PLACES: readonly Place[] = [
  { path: '/', status: 200 },
  { path: '/home', status: 200 },
  { path: '/performers', status: 200 },
  { path: '/performers/aria', status: 200 },
  { path: '/performers/aria?tab=about', status: 200 },
  { path: '/videos', status: 200 },
  { path: FREE_VIDEO, status: 200 },
  { path: LOCKED_VIDEO, status: 200 },
  { path: videoPath(LANDMARKS.scheduledVideo), status: 200 },
  { path: videoPath(LANDMARKS.processingVideo), status: 200 },
  { path: '/categories', status: 200 },
  { path: '/category/live-sets', status: 200 },
  { path: '/page/terms', status: 200 },
  { path: '/auth/login', status: 200 },
  { path: '/login', status: 200, noindex: true },
  { path: '/404', status: 404, noindex: true },
  { path: '/nowhere', status: 404, noindex: true },
  { path: '/video/nowhere', status: 404 },
  { path: '/performers/nowhere', status: 404 },
];
