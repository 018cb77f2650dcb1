import { CardRow } from '@/components/card/card-row';
import { cx } from '@/components/cx';
import { ReloadError } from '@/components/empty-error-states/reload-error';
import { formatQuantity } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { omitKnown } from '@/store/list/list-state';
import { useDelayedValue } from '@/store/list/use-listing';
import styles from './search-screen.module.css';
import { SOURCES } from './search-sources';
import { SEARCH_TABS, TABS, tabUrl, tabView, type SearchTab } from './search-tabs';
import { MAX_BEST_HITS, type SearchHits } from './search.loader';

interface KindProps {
  q: string;
  hits: SearchHits;
}

interface AllResultsProps extends KindProps {
  /** Dims the results while those of another text load. */
  isNavigating: boolean;
}

/** A row of the best hits of each kind, or an error with Retry. Kinds without hits are left out. */
export function AllResults({ q, hits, isNavigating }: AllResultsProps) {
  const { totals, failures } = hits;
  const shown = SEARCH_TABS.filter((tab) => failures[tab] !== undefined || (totals[tab] ?? 0) > 0);
  return (
    <div className={cx(styles.sections, isNavigating && styles.navigating)} aria-busy={isNavigating || undefined}>
      {shown.map((tab, index) =>
        failures[tab] === undefined ? (
          <BestHits key={tab} tab={tab} q={q} hits={hits} priority={index === 0} />
        ) : (
          <ReloadError
            key={tab}
            title={`The ${TABS[tab].label.toLowerCase()} couldn’t be loaded.`}
            message={failures[tab]}
          />
        ),
      )}
    </div>
  );
}

interface BestHitsProps extends KindProps {
  tab: SearchTab;
  /** True if this is the first content of the page. */
  priority: boolean;
}

function BestHits({ tab, q, hits: { totals, works }, priority }: BestHitsProps) {
  const { label, noun, kind } = TABS[tab];
  const source = SOURCES[tab];
  const list = useAppSelector(source.select);
  const { items } = useDelayedValue(list, list.key === source.key(tabView(tab, q)));
  const byPerformer = works.filter((some) => some.tab === tab).flatMap((some) => some.items);
  // The list has more items after a visit to its tab.
  const best = [...items, ...omitKnown(items, byPerformer)].slice(0, MAX_BEST_HITS);
  if (best.length === 0) return null;
  return (
    <CardRow
      title={label}
      kind={kind}
      note={formatQuantity(totals[tab] ?? 0, noun, label.toLowerCase())}
      seeAll={tabUrl(tab, q)}
    >
      {best.map((item, index) => source.card(item, { priority: priority && index === 0, heading: 'h3' }))}
    </CardRow>
  );
}
