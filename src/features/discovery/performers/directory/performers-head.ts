import { listPageHead } from '@/components/listing/list-page-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { performerFilters } from './performer-filters';
import { PERFORMER_LIST } from './performer-list';
import type { PerformersPage } from './performers.loader';

export const performersHead = (page: PerformersPage, site: SiteFacts): PageHead =>
  listPageHead(site, PERFORMER_LIST, page, {
    title: 'Performers',
    set: performerFilters(page.filterOptions),
    description: `Find performers on ${site.siteName} by name, country, age and category, and see who is live now.`,
  });
