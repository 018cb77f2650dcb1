import type { SearchTotals } from '@/contract/misc';
import { keepInTab } from '@/lib/keep-in-tab';
import type { Services } from '@/services/create-services';
import { SEARCH_TABS, type SearchTab } from './search-tabs';

/** How much a text finds, by kind. The wire counts four kinds; what it does not count is missing here. */
export type Totals = Partial<Record<SearchTab, number>>;

const byTab = ({ totalPerformers, totalVideos, totalGalleries, totalProducts }: SearchTotals): Totals => ({
  performers: totalPerformers,
  videos: totalVideos,
  galleries: totalGalleries,
  products: totalProducts,
});

/** Never rejects: without totals the tabs stand without figures. */
export const loadTotals = ({ search }: Services, q: string): Promise<Totals> =>
  keepInTab(`search:${q}`, () => search.totals(q))
    .then(({ data }) => byTab(data))
    .catch(() => ({}));

/** The tab to open for a text when nobody chose one: the first that has something. */
export const bestTab = (totals: Totals): SearchTab => SEARCH_TABS.find((tab) => (totals[tab] ?? 0) > 0) ?? 'performers';
