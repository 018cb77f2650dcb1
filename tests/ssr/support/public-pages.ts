import type { Store } from '@sandbox/db/store';
import { LANDMARKS } from '@sandbox/seed/landmarks';

const { freeVideo, lockedVideo, freeGallery, lockedGallery, physicalProduct, soldOutProduct } = LANDMARKS;

/** Addresses of every public page, at least one per route. */
export const PUBLIC_PAGES: readonly string[] = [
  '/home',
  '/search?q=a',
  '/performers',
  '/performers/aria',
  '/performers/aria?tab=about',
  '/performers/aria?tab=photos',
  '/performers/aria?tab=posts',
  '/performers/aria?tab=events',
  '/videos',
  '/videos?page=2',
  `/video/${freeVideo}`,
  `/video/${lockedVideo}`,
  '/galleries',
  `/gallery/${freeGallery}`,
  `/gallery/${lockedGallery}`,
  '/photos',
  '/shop',
  `/product/${physicalProduct}`,
  `/product/${soldOutProduct}`,
  '/membership',
  '/posts',
  '/events',
  '/live',
  '/stream/nova',
  '/stream/aria',
  '/categories',
  '/category/live-sets',
  '/page/terms',
  '/contact',
  '/accessibility',
  '/shortcuts',
  '/cart',
  '/history',
  '/auth/login',
  '/auth/register',
  '/auth/performer-register',
  '/auth/forgot-password',
  '/auth/resend-verification-email',
  '/auth/email-verified-success',
];

const newest = { order: [{ path: 'createdAt', direction: 'desc' }] } as const;

/** Public pages whose address contains an id. */
export function pagesOfRecords({ posts, events, stories }: Store): string[] {
  const post = posts.list(undefined, newest).find(({ type, status }) => type === 'post' && status === 'published');
  const event = events.list(undefined, newest).find(({ status }) => status === 'active');
  const story = stories.list(undefined, newest)[0];
  return [
    ...(post ? [`/post/${post.slug}`] : []),
    ...(event ? [`/event/${event._id}`] : []),
    ...(story ? [`/stories/${story.performerId}`] : []),
  ];
}
