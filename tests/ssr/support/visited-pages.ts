import { LANDMARKS } from '@sandbox/seed/landmarks';
import { SITE_VISITS, type SiteVisit } from '../../setup/site-visits';

export interface VisitedPage {
  path: string;
  who: SiteVisit['who'];
  /** The paths of the calls without which the page has nothing to show. */
  subject: string[];
  /** Status without faults. */
  usual?: number;
}

const ALSO_FOR_GUESTS = ['/performers', `/video/${LANDMARKS.freeVideo}`, `/product/${LANDMARKS.physicalProduct}`];

const visits = SITE_VISITS.filter(({ isFirst, page }) => isFirst && page.status !== 307).map(
  ({ path, who, page, needs }): VisitedPage => ({ path, who, subject: needs, usual: page.status }),
);

/** Every server-rendered page, opened by a visitor with access. */
export const VISITED_PAGES: readonly VisitedPage[] = [
  ...visits,
  ...visits.filter(({ path }) => ALSO_FOR_GUESTS.includes(path)).map((visit) => ({ ...visit, who: 'guest' as const })),
  { path: `/events?month=${new Date().toISOString().slice(0, 7)}`, who: 'fan', subject: ['/event'] },
  { path: '/user/favorites?tab=galleries', who: 'fan', subject: ['/reactions/galleries'] },
  ...['performers', 'products', 'posts'].map((tab) => ({
    path: `/user/favorites?tab=${tab}`,
    who: 'fan' as const,
    subject: ['/reactions/search'],
  })),
  // The list is one part of the results, beside the counts of all kinds.
  { path: '/search?tab=videos&q=lantern', who: 'fan', subject: [] },
];
