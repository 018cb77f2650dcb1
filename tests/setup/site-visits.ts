import { operations } from '@/contract/operations';
import { needsAccount, type Route, SITE_PAGES, type SitePage } from '@/server/site-pages';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';

type RouteWithParameter = Extract<Route, `${string}[${string}`>;

/** The records of the sandbox on the pages with a parameter. */
const EXAMPLES: Readonly<Record<RouteWithParameter, readonly [string, ...string[]]>> = {
  '/performers/[id]': ['aria'],
  '/video/[id]': [LANDMARKS.freeVideo, LANDMARKS.lockedVideo],
  '/gallery/[id]': [LANDMARKS.freeGallery, LANDMARKS.lockedGallery],
  '/post/[id]': [LANDMARKS.freePost, LANDMARKS.lockedPost],
  '/stories/[performerId]': [getId('performer', LANDMARKS.storyTeller)],
  '/event/[id]': [getId('event', LANDMARKS.events.coming)],
  '/stream/[username]': [LANDMARKS.livePerformer, 'aria'],
  '/stream/[username]/private': ['aria'],
  '/product/[id]': [LANDMARKS.physicalProduct, LANDMARKS.soldOutProduct],
  '/category/[slug]': ['live-sets'],
  '/page/[id]': ['terms'],
  '/user/orders/[id]': [LANDMARKS.orderLine],
  '/u/[id]': [getId('user', 'fan2')],
  '/studio/live/private/[conversationId]': ['someone'],
  '/studio/videos/[id]': [getId('video', LANDMARKS.lockedVideo)],
  '/studio/galleries/[id]': [getId('gallery', LANDMARKS.ownedGallery)],
  '/studio/products/[id]': [getId('product', LANDMARKS.physicalProduct)],
  '/studio/posts/[id]': [getId('post', LANDMARKS.lockedPost)],
  '/studio/orders/[id]': [LANDMARKS.orderLine],
  '/studio/events/[id]/edit': [getId('event', LANDMARKS.events.coming)],
};

/** A URL of the site, as one opens it in the sandbox. */
export interface SiteVisit {
  path: string;
  route: Route;
  page: SitePage;
  /** A visitor who sees all of it. */
  who: 'guest' | 'fan' | 'performer';
  /** The paths of the calls without which the page has nothing to show. */
  needs: string[];
  /** False for further records on the same page. */
  isFirst: boolean;
}

const VISITORS = { everyone: 'fan', guests: 'guest', accounts: 'fan', fans: 'fan', performers: 'performer' } as const;

const hasParameter = (route: Route): route is RouteWithParameter => route.includes('[');

function getVisits(route: Route): SiteVisit[] {
  const page: SitePage = SITE_PAGES[route];
  const examples = hasParameter(route) ? EXAMPLES[route] : [''];
  return examples.flatMap((example, index) =>
    ['', ...(index === 0 ? (page.views ?? []) : [])].map((query) => ({
      path: route.replace(/\[\w+\]/, example) + query,
      route,
      page,
      who: VISITORS[page.for],
      needs: (page.needs ?? []).map((call) => operations[call].path.replace(/\{\w+\}/, example)),
      isFirst: index === 0,
    })),
  );
}

/** Every page of the site, some with several records and views. */
export const SITE_VISITS: readonly SiteVisit[] = (Object.keys(SITE_PAGES) as Route[]).flatMap(getVisits);

/** The pages that guests can read. */
export const GUEST_VISITS: readonly SiteVisit[] = SITE_VISITS.filter(
  ({ page }) => !needsAccount(page) && !page.status && page.crawlers !== 'excluded',
);

/** The pages that need an account. */
export const ACCOUNT_VISITS: readonly SiteVisit[] = SITE_VISITS.filter(({ page }) => needsAccount(page));
