import { useMemo, type ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults, type ListContent } from '@/components/listing/list-results';
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
import { TabEmptyState } from './tab-empty-state';
import styles from './search-screen.module.css';
import { SOURCES } from './search-sources';
import { SEARCH_TABS, searchFilters, searchRules, START_RULES, tabUrl, TABS, type SearchFilter } from './search-tabs';
import type { SearchHits, SearchPage, ContentByPerformer as Works } from './search.loader';
import { useRememberSearch, useRecentSearches } from './use-recent-searches';
import { ContentByPerformer } from './works-by';
import { Topics, TopicsFailed } from './topics';

// Loaded on demand, because few searches have no results.
const SearchEmptyState = dynamic(() => import('./search-empty-state').then((module) => module.SearchEmptyState));

const NOTHING: ListContent<unknown> = { items: [], total: 0, requesting: false, error: null };

/** Search across all content. The search box stays mounted from the first letter on, so typing is not interrupted. */
export function SearchScreen({ view, hits, topics }: SearchPage) {
  const tab = hits?.tab ?? null;
  const rules = hits ? searchRules(hits.tab, hits.chosen) : START_RULES;
  const navigation = useListNavigation(rules, view);
  const found = useHits(view, hits);
  const works = useMemo(() => getUnlisted(hits?.works ?? [], found.items), [hits, found.items]);
  const list = { ...found, total: works.reduce((sum, { total }) => sum + total, found.total) };
  const q = view.filters.q ?? '';
  const isFiltered = activeFilters(rules, view).some(([name]) => name !== 'q');
  // Without results there is nothing to filter or sort.
  const set = searchFilters(list.total > 0 || list.error || isFiltered ? tab : null);
  const noun = hits?.help ? 'results' : tab && TABS[tab].label.toLowerCase();
  useRememberSearch(q);
  return (
    <>
      <SectionHeader
        heading="h1"
        title={hits ? `Results for “${q}”` : 'Search'}
        note={
          tab && noun ? (
            <ListCount list={list} noun={TABS[tab].noun} plural={noun} />
          ) : (
            'Performers, videos, galleries, photos, products and posts'
          )
        }
      />
      {hits && !hits.help && <Tabs q={q} hits={hits} total={isFiltered || list.error ? undefined : list.total} />}
      <ListFilters set={set} navigation={navigation} noun={noun ?? 'everything'} list={list} takesFocus={!hits} />
      {topics && <SearchStart topics={topics} />}
      {hits?.help && <SearchEmptyState q={q} help={hits.help} />}
      {hits && !hits.help && (
        <div className={styles.results}>
          <Results
            key={hits.tab}
            hits={hits}
            works={works}
            view={view}
            list={found}
            navigation={navigation}
            empty={works.length === 0 && <TabEmptyState hits={hits} set={set} navigation={navigation} />}
          />
        </div>
      )}
    </>
  );
}

interface ResultsProps {
  hits: SearchHits;
  works: readonly Works[];
  view: SearchPage['view'];
  list: ListContent<unknown>;
  navigation: ReturnType<typeof useListNavigation<SearchFilter>>;
  empty: ReactNode;
}

/** Works of performers whose names match, followed by other hits. */
function Results({ hits: { tab }, works, view, list, navigation, empty }: ResultsProps) {
  const dispatch = useAppDispatch();
  const hasWorks = tab !== 'performers' && works.length > 0;
  return (
    <>
      {tab !== 'performers' &&
        works.map((some, index) => (
          <ContentByPerformer key={some.performer._id} works={some} tab={tab} priority={index === 0} />
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
        going={navigation.going}
        onMore={() => dispatch(SOURCES[tab].more(view))}
        onRetry={() => dispatch(SOURCES[tab].retry(view))}
      />
    </>
  );
}

/** Works that the list doesn't already contain; some servers find works by performer name. */
function getUnlisted(works: readonly Works[], items: readonly unknown[]): Works[] {
  const listed = new Set((items as readonly { _id: string }[]).map(({ _id }) => _id));
  return works
    .map((some) => {
      const rest = some.items.filter(({ _id }) => !listed.has(_id));
      return { ...some, items: rest, total: some.total - (some.items.length - rest.length) };
    })
    .filter((some) => some.items.length > 0);
}

function useHits(view: SearchPage['view'], hits: SearchHits | null): ListContent<unknown> {
  const source = SOURCES[hits?.tab ?? 'performers'];
  const list = useAppSelector(source.select);
  const delayed = useDelayedValue(list, list.key === source.key(view));
  return hits ? delayed : NOTHING;
}

/** Kinds with their unfiltered counts. For the open tab, the list's own total is more accurate. */
function Tabs({ q, hits: { tab, totals }, total }: { q: string; hits: SearchHits; total: number | undefined }) {
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label="Result types"
        scroll={false}
        tabs={SEARCH_TABS.map((name) => ({
          href: tabUrl(name, q),
          label: TABS[name].label,
          count: (name === tab ? total : undefined) ?? totals[name],
          current: name === tab,
        }))}
      />
    </div>
  );
}

function SearchStart({ topics }: { topics: NonNullable<SearchPage['topics']> }) {
  const recent = useRecentSearches();
  return (
    <div className={styles.start}>
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
      {topics.ok ? <Topics categories={topics.content} /> : <TopicsFailed message={topics.message} />}
    </div>
  );
}
