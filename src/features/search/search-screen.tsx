import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { ListResults, type ListContent } from '@/components/listing/list-results';
import { useHeld } from '@/components/listing/use-held';
import { useListAddress } from '@/components/listing/use-list-address';
import { SectionHeader } from '@/components/section/section-header';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { NoHits } from './no-hits';
import styles from './search-screen.module.css';
import { SOURCES } from './search-sources';
import { SearchStart } from './search-start';
import { SEARCH_TABS, searchFilters, searchRules, START_RULES, tabAddress, TABS } from './search-tabs';
import type { SearchHits, SearchPage } from './search.loader';
import { useRememberSearch } from './use-recent-searches';

const NOTHING: ListContent<unknown> = { items: [], total: 0, requesting: false, error: null };

/** The search over everything. The box stays in its place from the first letter on, so that typing goes on undisturbed. */
export function SearchScreen({ view, hits, categories }: SearchPage) {
  const tab = hits?.tab ?? null;
  const rules = hits ? searchRules(hits.tab, hits.chosen) : START_RULES;
  const address = useListAddress(rules, view);
  const list = useHits(view, hits);
  const set = searchFilters(tab);
  const dispatch = useAppDispatch();
  const q = view.filters.q ?? '';
  useRememberSearch(q);
  return (
    <>
      <SectionHeader heading="h1" title={hits ? `Results for “${q}”` : 'Search'} note={tab ? <ListCount list={list} noun={TABS[tab].noun} plural={TABS[tab].label.toLowerCase()} /> : 'Performers, videos, galleries, photos, products and posts'} />
      <ListFilters set={set} address={address} noun={tab ? TABS[tab].label.toLowerCase() : 'everything'} list={list} takesFocus={!hits} />
      {hits ? (
        <div className={styles.results}>
          <Tabs q={q} hits={hits} total={list.total} />
          <ListResults
            key={hits.tab}
            rules={rules}
            view={view}
            list={list}
            kind={TABS[hits.tab].kind}
            noun={TABS[hits.tab].label.toLowerCase()}
            card={(item, index) => SOURCES[hits.tab].card(item, index === 0)}
            empty={<NoHits hits={hits} set={set} address={address} />}
            going={address.going}
            onMore={() => dispatch(SOURCES[hits.tab].more(view))}
            onRetry={() => dispatch(SOURCES[hits.tab].retry(view))}
          />
        </div>
      ) : (
        <SearchStart categories={categories} />
      )}
    </>
  );
}

/** The list of the open tab as the store has it. */
function useHits(view: SearchPage['view'], hits: SearchHits | null): ListContent<unknown> {
  const source = SOURCES[hits?.tab ?? 'performers'];
  const list = useAppSelector(source.select);
  const held = useHeld(list, list.key === source.key(view));
  return hits ? held : NOTHING;
}

/** The kinds, each with how much it has where that is known. A kind that is not counted says it when it is open. */
function Tabs({ q, hits: { tab, totals }, total }: { q: string; hits: SearchHits; total: number }) {
  return (
    <LinkTabs
      label="Kinds of results"
      scroll={false}
      tabs={SEARCH_TABS.map((name) => ({ href: tabAddress(name, q), label: TABS[name].label, count: totals[name] ?? (name === tab ? total : undefined), current: name === tab }))}
    />
  );
}
