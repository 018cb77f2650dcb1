import { useMemo, type ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults, type ListContent } from '@/components/listing/list-results';
import { omitKnown } from '@/store/list/list-state';
import { useDelayedValue } from '@/store/list/use-listing';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { activeFilters } from '@/lib/lists/list-url';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/components/button/button';
import { ChipLink, ChipList } from '@/components/chip/chip';
import { paths } from '@/lib/page/paths';
import { forgetSearches } from '@/device/recent-searches';
import { AllResults } from './all-results';
import { TabEmptyState } from './tab-empty-state';
import styles from './search-screen.module.css';
import { SOURCES } from './search-sources';
import {
  SEARCH_TABS,
  searchFilters,
  searchRules,
  tabUrl,
  TABS,
  type SearchFilter,
  type SearchTab,
} from './search-tabs';
import { sumTotals } from './search-totals';
import type { SearchHits, SearchPage, ContentByPerformer as Works } from './search.loader';
import { useRememberSearch, useRecentSearches } from './use-recent-searches';
import { ContentByPerformer } from './content-by-performer';
import { CategoryChips, CategoryChipsFailed } from './category-chips';

// Loaded on demand, because few searches have no results.
const SearchEmptyState = dynamic(() => import('./search-empty-state').then((module) => module.SearchEmptyState));

type Hit = { _id: string };

const NOTHING: ListContent<Hit> = { items: [], total: 0, requesting: false, error: null };

/** Search across all content. The search box stays mounted from the first letter on, so typing is not interrupted. */
export function SearchScreen({ view, hits, topics }: SearchPage) {
  const tab = hits?.tab ?? null;
  const rules = searchRules(tab);
  const navigation = useListNavigation(rules, view);
  const found = useHits(view, tab);
  const works = useMemo(() => (hits?.tab ? getUnlisted(hits.works, found.items) : []), [hits, found.items]);
  const total = hits && !tab ? sumTotals(hits.totals) : works.reduce((sum, { total }) => sum + total, found.total);
  const list = { ...found, total: total ?? 0 };
  const q = view.filters.q ?? '';
  const isFiltered = activeFilters(rules, view).some(([name]) => name !== 'q');
  // Without results there is nothing to filter or sort.
  const set = searchFilters(list.total > 0 || list.error || isFiltered ? tab : null);
  const noun = tab && !hits?.help ? TABS[tab].label.toLowerCase() : 'results';
  useRememberSearch(q);
  return (
    <>
      <SectionHeader
        heading="h1"
        title={hits ? `Results for “${q}”` : 'Search'}
        note={
          hits
            ? total !== undefined && <ListCount list={list} noun={tab ? TABS[tab].noun : 'result'} plural={noun} />
            : 'Performers, videos, galleries, photos, products and posts'
        }
      />
      {hits && !hits.help && <Tabs q={q} hits={hits} total={isFiltered || list.error ? undefined : total} />}
      <ListFilters set={set} navigation={navigation} noun={hits ? noun : 'everything'} list={list} takesFocus={!hits} />
      {topics && <SearchStart topics={topics} />}
      {hits?.help && <SearchEmptyState q={q} help={hits.help} />}
      {hits && !hits.help && !tab && <AllResults q={q} hits={hits} isNavigating={navigation.isNavigating} />}
      {hits && !hits.help && tab && (
        <div className={styles.results}>
          <Results
            key={tab}
            tab={tab}
            works={works}
            view={view}
            list={found}
            navigation={navigation}
            empty={
              works.length === 0 && <TabEmptyState tab={tab} totals={hits.totals} set={set} navigation={navigation} />
            }
          />
        </div>
      )}
    </>
  );
}

interface ResultsProps {
  tab: SearchTab;
  works: readonly Works[];
  view: SearchPage['view'];
  list: ListContent<Hit>;
  navigation: ReturnType<typeof useListNavigation<SearchFilter>>;
  empty: ReactNode;
}

/** Works of performers whose names match, followed by other hits. */
function Results({ tab, works, view, list, navigation, empty }: ResultsProps) {
  const dispatch = useAppDispatch();
  const hasWorks = works.length > 0;
  return (
    <>
      {works.map((some, index) => (
        <ContentByPerformer key={some.performer._id} works={some} priority={index === 0} />
      ))}
      {hasWorks && list.items.length > 0 && (
        <SectionHeader title={`Other ${TABS[tab].label.toLowerCase()} for “${view.filters.q}”`} />
      )}
      <ListResults
        rules={navigation.rules}
        view={view}
        list={list}
        kind={TABS[tab].kind}
        noun={TABS[tab].label.toLowerCase()}
        card={(item, index) =>
          SOURCES[tab].card(item, { priority: index === 0 && !hasWorks, heading: hasWorks ? 'h3' : 'h2' })
        }
        empty={empty}
        isNavigating={navigation.isNavigating}
        onMore={() => dispatch(SOURCES[tab].more(view))}
        onRetry={() => dispatch(SOURCES[tab].retry(view))}
      />
    </>
  );
}

/** Works that the list doesn't already contain; some servers find works by performer name. */
function getUnlisted(works: readonly Works[], items: readonly Hit[]): Works[] {
  return works
    .map((some) => {
      const rest = omitKnown(items, some.items);
      return { ...some, items: rest, total: some.total - (some.items.length - rest.length) };
    })
    .filter((some) => some.items.length > 0);
}

function useHits(view: SearchPage['view'], tab: SearchTab | null): ListContent<Hit> {
  const source = SOURCES[tab ?? 'performers'];
  const list = useAppSelector(source.select);
  const delayed = useDelayedValue(list, list.key === source.key(view));
  return tab ? delayed : NOTHING;
}

/** All and the kinds with their unfiltered counts. For the open tab, the list's own total is more accurate. */
function Tabs({ q, hits: { tab, totals }, total }: { q: string; hits: SearchHits; total: number | undefined }) {
  const counts = tab && total !== undefined ? { ...totals, [tab]: total } : totals;
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="Result types"
        scroll={false}
        tabs={[null, ...SEARCH_TABS].map((name) => ({
          href: tabUrl(name, q),
          label: name ? TABS[name].label : 'All',
          count: name ? counts[name] : sumTotals(counts),
          current: name === tab,
        }))}
      />
    </div>
  );
}

function SearchStart({ topics }: { topics: NonNullable<SearchPage['topics']> }) {
  const recent = useRecentSearches();
  return (
    <div className={styles.sections}>
      <section aria-labelledby="recent">
        <SectionHeader id="recent" title="Recent searches">
          {recent.length > 0 && (
            <Button variant="ghost" size="sm" onClick={forgetSearches}>
              Clear recent searches
            </Button>
          )}
        </SectionHeader>
        <div className={styles.recent}>
          {recent.length > 0 ? (
            <ChipList label="Recent searches">
              {recent.map((text) => (
                <ChipLink key={text} href={paths.search(text)}>
                  {text}
                </ChipLink>
              ))}
            </ChipList>
          ) : (
            <p className={styles.none}>Your recent searches appear here. They stay on this device.</p>
          )}
        </div>
      </section>
      {topics.ok ? <CategoryChips categories={topics.content} /> : <CategoryChipsFailed message={topics.message} />}
    </div>
  );
}
