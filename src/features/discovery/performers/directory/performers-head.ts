import { valueText } from '@/components/listing/filter-set';
import { activeFilters } from '@/lib/lists/list-address';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { performerFilters } from './performer-filters';
import { PERFORMER_LIST } from './performer-list';
import type { PerformersPage } from './performers.loader';

export function performersHead(page: PerformersPage, site: SiteFacts): PageHead {
  const set = performerFilters(page.filterOptions);
  const filters = activeFilters(PERFORMER_LIST, page.view).map(([name, value]) => valueText(set, name, value));
  return {
    ...listHead(site, PERFORMER_LIST, page),
    title: pagedTitle(['Performers', ...filters].join(' · '), page.view),
    description: `Find performers on ${site.siteName} by name, country, age and topic, and see who is live now.`,
  };
}
