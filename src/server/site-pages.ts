import type { operations } from '@/contract/operations';

export interface SitePage {
  /**
   * Who can open it. Guests are sent to the login page, other accounts get 403; pages for guests send accounts
   * elsewhere.
   */
  for: 'everyone' | 'guests' | 'accounts' | 'fans' | 'performers';
  /**
   * `sitemap`: listed there. `hidden`: `noindex`, as are all pages that need an account. `excluded`: in robots.txt too.
   */
  crawlers?: 'sitemap' | 'hidden' | 'excluded';
  /** The calls without which it has nothing to show and responds with 503. */
  needs?: readonly (keyof typeof operations)[];
  /** Queries that show other parts of it. */
  views?: readonly string[];
  /** Its status with the default settings, if not 200. */
  status?: 307 | 404;
}

/**
 * All pages by route, each declared once. Its path is in `lib/page/paths`, its file at the same path below
 * `src/pages`. The sitemap and robots.txt come from this list, and tests and benchmarks open every page in it.
 */
export const SITE_PAGES = {
  '/': { for: 'guests' },
  '/home': { for: 'everyone', crawlers: 'sitemap' },
  '/search': { for: 'everyone', crawlers: 'hidden', views: ['?q=lantern'] },
  '/performers': { for: 'everyone', crawlers: 'sitemap', needs: ['searchPerformers'] },
  '/performers/[id]': {
    for: 'everyone',
    needs: ['getPerformer'],
    views: ['?tab=about', '?tab=galleries', '?tab=photos', '?tab=posts', '?tab=shop', '?tab=events'],
  },
  '/videos': { for: 'everyone', crawlers: 'sitemap', needs: ['searchVideos'], views: ['?page=2'] },
  '/video/[id]': { for: 'everyone', needs: ['getVideo'] },
  '/galleries': { for: 'everyone', crawlers: 'sitemap', needs: ['searchGalleries'] },
  '/gallery/[id]': { for: 'everyone', needs: ['getGallery'] },
  '/photos': { for: 'everyone', crawlers: 'sitemap', needs: ['searchPhotos'] },
  '/posts': { for: 'everyone', crawlers: 'sitemap', needs: ['searchPosts'] },
  '/post/[id]': { for: 'everyone', needs: ['getPost'] },
  '/stories/[performerId]': { for: 'everyone', crawlers: 'hidden', needs: ['searchPosts'] },
  '/events': { for: 'everyone', crawlers: 'sitemap', needs: ['searchEvents'] },
  '/event/[id]': { for: 'everyone', needs: ['getEvent'] },
  '/live': { for: 'everyone', crawlers: 'sitemap', needs: ['searchPerformers'] },
  '/stream/[username]': { for: 'everyone', needs: ['getPerformer'] },
  '/stream/[username]/private': { for: 'fans', needs: ['getPerformer'] },
  '/shop': { for: 'everyone', crawlers: 'sitemap', needs: ['searchProducts'] },
  '/product/[id]': { for: 'everyone', needs: ['getProduct'] },
  '/categories': { for: 'everyone', crawlers: 'sitemap', needs: ['searchCategories'] },
  '/category/[slug]': { for: 'everyone', needs: ['searchCategories', 'searchVideos'] },
  '/page/[id]': { for: 'everyone', needs: ['getPost'] },
  '/membership': { for: 'everyone', crawlers: 'sitemap', needs: ['searchSubscriptionPackages'] },
  '/cart': { for: 'everyone', crawlers: 'hidden' },
  '/contact': { for: 'everyone', crawlers: 'sitemap' },
  '/accessibility': { for: 'everyone', crawlers: 'sitemap' },
  '/shortcuts': { for: 'everyone', crawlers: 'sitemap' },
  '/history': { for: 'everyone', crawlers: 'hidden' },
  '/age-check': { for: 'everyone', status: 307 },
  '/404': { for: 'everyone', crawlers: 'hidden', status: 404 },

  '/auth/login': { for: 'guests' },
  '/login': { for: 'guests', crawlers: 'hidden' },
  '/auth/register': { for: 'guests' },
  '/auth/performer-register': { for: 'everyone' },
  '/auth/forgot-password': { for: 'guests', crawlers: 'hidden' },
  '/auth/resend-verification-email': { for: 'guests', crawlers: 'hidden' },
  '/auth/email-verified-success': { for: 'everyone', crawlers: 'hidden', views: ['?expired=1'] },
  '/auth/logout': { for: 'everyone', crawlers: 'excluded' },

  '/user/account': { for: 'accounts', views: ['?tab=password', '?tab=email', '?tab=preferences'] },
  '/user/favorites': { for: 'accounts', needs: ['searchVideoReactions'] },
  '/user/subscriptions': { for: 'fans', needs: ['searchSubscriptions'] },
  '/user/orders': { for: 'fans', needs: ['searchOrders'] },
  '/user/orders/[id]': { for: 'accounts', needs: ['getOrderLine'] },
  '/user/library': { for: 'fans' },
  '/user/wallet': { for: 'fans' },
  '/user/token-transactions': { for: 'fans', needs: ['searchTokenTransactions'] },
  '/user/payments': { for: 'accounts', needs: ['searchTransactions'] },
  '/payment/success': { for: 'accounts' },
  '/payment/cancel': { for: 'accounts' },
  '/u/[id]': { for: 'accounts', needs: ['viewUser'] },

  '/studio': { for: 'performers' },
  '/studio/live': { for: 'performers' },
  '/studio/live/private/[conversationId]': { for: 'performers' },
  '/studio/videos': { for: 'performers', needs: ['searchOwnVideos'] },
  '/studio/videos/new': { for: 'performers' },
  '/studio/videos/[id]': { for: 'performers', needs: ['getOwnVideo'] },
  '/studio/galleries': { for: 'performers', needs: ['searchOwnGalleries'] },
  '/studio/galleries/new': { for: 'performers' },
  '/studio/galleries/[id]': { for: 'performers', needs: ['getOwnGallery'] },
  '/studio/photos': { for: 'performers', needs: ['searchOwnPhotos'] },
  '/studio/products': { for: 'performers', needs: ['searchOwnProducts'] },
  '/studio/products/new': { for: 'performers' },
  '/studio/products/[id]': { for: 'performers', needs: ['getOwnProduct'] },
  '/studio/posts': { for: 'performers', needs: ['searchOwnFeeds'] },
  '/studio/posts/new': { for: 'performers' },
  '/studio/posts/[id]': { for: 'performers', needs: ['getOwnFeed'] },
  '/studio/stories': { for: 'performers', needs: ['searchOwnStories'] },
  '/studio/stories/new': { for: 'performers' },
  '/studio/orders': { for: 'performers', needs: ['searchSales'] },
  '/studio/orders/[id]': { for: 'performers', needs: ['getOrderLine'] },
  '/studio/analytics': { for: 'performers' },
  '/studio/earnings': { for: 'performers', needs: ['searchEarnings'] },
  '/studio/payouts': { for: 'performers' },
  '/studio/subscribers': { for: 'performers', needs: ['searchSubscribers'] },
  '/studio/fans': { for: 'performers', needs: ['searchFans'] },
  '/studio/comments': { for: 'performers', needs: ['searchOwnItemComments'] },
  '/studio/events': { for: 'performers', needs: ['searchEvents'], views: ['?view=list'] },
  '/studio/events/new': { for: 'performers' },
  '/studio/events/[id]/edit': { for: 'performers', needs: ['getEvent'] },
  '/studio/profile': { for: 'performers', needs: ['getOwnPerformer'], views: ['?tab=blocking'] },
} as const satisfies Readonly<Record<`/${string}`, SitePage>>;

export type Route = keyof typeof SITE_PAGES;

const pages = Object.entries<SitePage>(SITE_PAGES);
const routesFor = (crawlers: SitePage['crawlers']) =>
  pages.filter(([, page]) => page.crawlers === crawlers).map(([route]) => route);

/** The paths of the fixed pages in the sitemap. */
export const sitemapPaths = (): string[] => routesFor('sitemap');

/** True if guests can't open the page. */
export const needsAccount = ({ for: audience }: SitePage): boolean => !['everyone', 'guests'].includes(audience);

/** `/studio` or `/user/`: the start of the path of a page and all pages beside or below it. */
function getPrefix(route: string): string {
  const first = `/${route.split('/')[1]}`;
  return Object.hasOwn(SITE_PAGES, first) ? first : `${first}/`;
}

/** The start of each path that crawlers must not open. */
export function excludedPaths(): string[] {
  const open = new Set(pages.filter(([, page]) => !needsAccount(page)).map(([route]) => getPrefix(route)));
  const closed = new Set(pages.filter(([, page]) => needsAccount(page)).map(([route]) => getPrefix(route)));
  return [...[...closed].filter((prefix) => !open.has(prefix)), ...routesFor('excluded')];
}
