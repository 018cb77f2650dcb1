import { getListUrl } from '@/lib/lists/list-url';
import { pagedTitle } from '@/lib/lists/list-head';
import type { PageHead } from '@/lib/page/seo';
import { searchRules, TABS } from './search-tabs';
import type { SearchPage } from './search.loader';

/** Search pages are not indexed: they repeat content of other lists in endless variations. */
export function searchHead({ view, hits }: SearchPage): PageHead {
  const tab = hits?.tab ?? null;
  return { title: getTitle(view, hits), canonical: getListUrl(searchRules(tab), view), noindex: true };
}

function getTitle(view: SearchPage['view'], hits: SearchPage['hits']): string {
  const { q } = view.filters;
  if (!hits) return 'Search';
  if (hits.help) return `No results for “${q}”`;
  return hits.tab ? pagedTitle(`“${q}” in ${TABS[hits.tab].label.toLowerCase()}`, view) : `Results for “${q}”`;
}
