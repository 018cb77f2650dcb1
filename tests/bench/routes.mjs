/** Limits of a landing page, as multiples of the figures of the hello world (`cls` is absolute). */
const START = { js: 1.55, tbt: 2.5, lcp: 1.6, cls: 0 };
const NEXT = { js: 1.75, tbt: 3, lcp: 1.8, cls: 0 };

/** Landing pages of guests with their JavaScript budget in kB (1000 bytes), gzipped. Those with `limits` are included in every measure. `cpu` is the CPU time per render as a multiple of that of the hello world. */
export const ROUTES = [
  { name: '/home', budget: 200, limits: START },
  { name: '/performers', budget: 220 },
  { name: '/performers/aria', budget: 220, limits: NEXT },
  { name: '/performers/aria?tab=about', budget: 220 },
  { name: '/videos', budget: 220 },
  { name: '/video/[locked]', budget: 220, path: '/video/midnight-at-the-paper-lantern', limits: NEXT },
  { name: '/video/[free]', budget: 220, path: freeVideo },
  { name: '/galleries', budget: 220, limits: NEXT },
  { name: '/gallery/[locked]', budget: 220, path: '/gallery/before-the-curtain' },
  { name: '/gallery/[free]', budget: 220, path: '/gallery/a-room-full-of-songs' },
  { name: '/photos', budget: 220 },
  { name: '/posts', budget: 220 },
  { name: '/post/[locked]', budget: 220, path: '/post/voice-memo-3-a-m' },
  { name: '/post/[film]', budget: 220, path: '/post/open-floor-on-saturday' },
  { name: '/events', budget: 220 },
  { name: '/event/[coming]', budget: 220, path: comingEvent },
  { name: '/live', budget: 220 },
  // Offline, so this is what a room loads before the player.
  { name: '/stream/aria', budget: 240 },
  { name: '/shop', budget: 220 },
  { name: '/membership', budget: 230 },
  { name: '/cart', budget: 230 },
  { name: '/product/[physical]', budget: 230, path: '/product/paper-lantern-on-vinyl', limits: NEXT },
  { name: '/search', budget: 220 },
  { name: '/search?q=a', budget: 220 },
  { name: '/contact', budget: 220 },
  { name: '/accessibility', budget: 220 },
  { name: '/shortcuts', budget: 220 },
  { name: '/history', budget: 220 },
  { name: '/categories', budget: 200 },
  { name: '/category/live-sets', budget: 220 },
  { name: '/auth/login', budget: 200 },
  { name: '/auth/register', budget: 200 },
  { name: '/auth/performer-register', budget: 200 },
  { name: '/auth/forgot-password', budget: 200 },
  { name: '/auth/resend-verification-email', budget: 200 },
  { name: '/auth/email-verified-success', budget: 200 },
  { name: '/404', budget: 200, status: 404 },
];

/** First-view JavaScript budgets of the studio, in kB, gzipped. */
const [STUDIO_HOME, STUDIO_LIST, STUDIO_EDITOR] = [320, 430, 450];

/** The JavaScript that a move between pages of the studio may load, in kB, gzipped. */
export const MAX_NAVIGATION_KB = 60;

const studio = (names, budget) => names.map((name) => ({ name: `/studio${name}`, budget }));

/** Pages of the studio with their JavaScript budget, its home first. */
export const STUDIO_ROUTES = [
  ...studio([''], STUDIO_HOME),
  ...studio(['/videos', '/galleries', '/photos', '/posts', '/products', '/stories', '/events'], STUDIO_LIST),
  ...studio(['/orders', '/earnings', '/payouts', '/subscribers', '/fans', '/comments', '/analytics'], STUDIO_LIST),
  ...studio(['/videos/new', '/galleries/new', '/posts/new', '/products/new', '/stories/new'], STUDIO_EDITOR),
  ...studio(['/events/new', '/profile', '/live'], STUDIO_EDITOR),
];

async function videoWhere(api, fits) {
  const answer = await fetch(`${api}/user/assets/videos/search?limit=100`);
  const { data } = await answer.json();
  const video = data.data.find(fits);
  if (!video) throw new Error('The sandbox has no video of the kind to measure.');
  return `/video/${video.slug}`;
}

function freeVideo(api) {
  return videoWhere(api, ({ isSale, price }) => !isSale && !price);
}

async function comingEvent(api) {
  const answer = await fetch(`${api}/event?startAt=${new Date().toISOString()}&sortBy=startAt&sort=desc&limit=1`);
  const { data } = await answer.json();
  const [event] = data.data;
  if (!event) throw new Error('The sandbox has no event that is to come.');
  return `/event/${event._id}`;
}

/** The address of a route on a site with this API. */
export const addressOf = async ({ name, path = name }, api) => (typeof path === 'function' ? path(api) : path);

/** The addresses of the pages that are included in every measure. */
export const pagesWithLimits = ({ site, api }) =>
  Promise.all(
    ROUTES.filter(({ limits }) => limits).map(async (route) => ({
      name: route.name,
      url: site + (await addressOf(route, api)),
      limits: route.limits,
      cpu: route.cpu,
    })),
  );
