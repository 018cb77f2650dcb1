import { getListUrl } from '@/lib/lists/list-url';
import { pagedTitle } from '@/lib/lists/list-head';
import type { PageHead } from '@/lib/page/seo';
import { searchRules, START_RULES, TABS } from './search-tabs';
import type { SearchPage } from './search.loader';

/** Search pages are not indexed: they repeat content of other lists in endless variations. */
export function searchHead({ view, hits }: SearchPage): PageHead {
  if (!hits) return { title: 'Search', canonical: getListUrl(START_RULES, view), noindex: true };
  return {
    title: hits.help
      ? `No results for “${view.filters.q}”`
      : pagedTitle(`“${view.filters.q}” in ${TABS[hits.tab].label.toLowerCase()}`, view),
    canonical: getListUrl(searchRules(hits.tab, hits.chosen), view),
    noindex: true,
  };
}
