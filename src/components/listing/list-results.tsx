import { useRef, useEffect, useId, type ReactNode } from 'react';
import { CardGrid, type GridKind } from '@/components/card/card-grid';
import { CardSkeleton, GridSkeleton } from '@/components/card/skeletons';
import { cx } from '@/components/cx';
import { LoadMore } from '@/components/pagination/load-more';
import { Pagination } from '@/components/pagination/pagination';
import { EndOfList } from '@/components/empty-error-states/end-of-list';
import { BlockError } from '@/components/empty-error-states/error-state';
import { SlowLoading } from '@/components/status/slow-loading';
import {
  getListUrl,
  getLastPage,
  lastShownPage,
  MAX_PAGES_SHOWN,
  PAGE_SIZE,
  getRange,
  type ListRules,
  type ListView,
  getPageUrl,
} from '@/lib/lists/list-url';
import { PAGING_CHOICES, writePagingChoice, type PagingChoice } from '@/device/list-paging';
import { keepGuestView } from './keep-guest-view';
import { useFocusOnNew } from './use-focus-on-new';
import { useFocusReturn } from './use-focus-return';
import { usePagingChoice } from './use-paging-choice';
import styles from './list-results.module.css';

/**
 * Keeps the URL in sync with a list that loads more items, so that Back and reload restore all of them.
 *
 * The history entry is replaced directly. The router's shallow replace would abort a navigation that has just started,
 * and Next would remember the entry as shallow and skip the loader when Back returns to it from the same page.
 */
function useGrownListUrl<F extends string>(rules: ListRules<F>, view: ListView<F>, shownCount: number): void {
  const url = getListUrl(rules, { ...view, upto: lastShownPage(view, shownCount) });
  const hasGrown = lastShownPage(view, shownCount) > view.upto;
  useEffect(() => {
    // An open photo has its own URL; the list's is written when it closes.
    if (!hasGrown || new URLSearchParams(window.location.search).has('photo')) return;
    const as = keepGuestView(url);
    window.history.replaceState({ ...window.history.state, as, url: as }, '', as);
  }, [hasGrown, url]);
}

export interface ListContent<T> {
  items: readonly T[];
  total: number;
  requesting: boolean;
  error: { message: string } | null;
}

/** True if the list is loaded and empty. Without active filters, there is nothing to count, search or sort then. */
export const isBlankList = ({ items, total, requesting, error }: ListContent<unknown>): boolean =>
  items.length === 0 && total === 0 && !requesting && error === null;

export interface ListResultsProps<T, F extends string> {
  rules: ListRules<F>;
  /** The view the list was loaded for. */
  view: ListView<F>;
  list: ListContent<T>;
  kind: GridKind;
  /** Plural of the listed items: "videos". */
  noun: string;
  card: (item: T, index: number) => ReactNode;
  empty: ReactNode;
  /** Dims the list while another view loads. */
  isNavigating?: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** A list in all its states: loading, loaded, loading more, complete, empty, failed. */
export function ListResults<T, F extends string>({
  rules,
  view,
  list,
  kind,
  noun,
  card,
  empty,
  isNavigating,
  onMore,
  onRetry,
}: ListResultsProps<T, F>) {
  const container = useRef<HTMLDivElement>(null);
  const { items, total, requesting, error } = list;
  const last = lastShownPage(view, items.length);
  const shownCount = getRange(view).offset + items.length;
  const left = total - shownCount;
  const hrefFor = (page: number) => getPageUrl(rules, view, page);

  const choice = usePagingChoice();
  useGrownListUrl(rules, view, items.length);
  const onLeave = useFocusReturn(container);
  const expectNew = useFocusOnNew(container, items.length);
  const showMore = () => {
    expectNew();
    onMore();
  };

  if (items.length === 0) {
    if (requesting) {
      return (
        <>
          <SlowLoading onRetry={onRetry} />
          <GridSkeleton kind={kind} />
        </>
      );
    }
    if (error)
      return <BlockError title={`The ${noun} couldn’t be loaded.`} message={error.message} onRetry={onRetry} />;
    return empty;
  }

  const isGrowing = requesting && left > 0;
  const isFull = last - view.page + 1 >= MAX_PAGES_SHOWN;
  // "Show more" can't load earlier pages or exceed the maximum, so show page numbers then.
  const isNumbered = choice === 'pages' || isFull || view.page > 1;
  return (
    <div
      ref={container}
      onClickCapture={onLeave}
      className={cx(styles.results, isNavigating && styles.navigating)}
      aria-busy={isNavigating || isGrowing || undefined}
    >
      <CardGrid kind={kind}>
        {[
          ...items.map(card),
          ...Array.from({ length: isGrowing ? Math.min(PAGE_SIZE, left) : 0 }, (_, index) => (
            <div key={`next-${index}`} aria-hidden="true">
              <CardSkeleton kind={kind} />
            </div>
          )),
        ]}
      </CardGrid>
      {isGrowing && <SlowLoading onRetry={showMore} />}
      <div className={cx(styles.footer, total > PAGE_SIZE && styles.either)}>
        {error && !requesting ? (
          <BlockError
            title={`More ${noun} couldn’t be loaded. The items above are still here.`}
            message={error.message}
            onRetry={showMore}
          />
        ) : left > 0 ? (
          choice === 'more' &&
          !isFull && (
            <LoadMore
              href={hrefFor(last + 1)}
              onLoad={showMore}
              loading={isGrowing}
              shownCount={shownCount}
              total={total}
              noun={noun}
            />
          )
        ) : (
          <EndOfList />
        )}
        <div className={cx(!isNumbered && styles.plainOnly)}>
          <Pagination current={last} last={getLastPage(total)} hrefFor={hrefFor} label={noun} />
        </div>
        {total > PAGE_SIZE && <PagingSwitch choice={choice} />}
      </div>
    </div>
  );
}

const LABELS: Record<PagingChoice, string> = { more: 'Show more', pages: 'Page numbers' };

/** Chooses between "Show more" and page numbers for all lists on this device. */
function PagingSwitch({ choice }: { choice: PagingChoice }) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={name} className={styles.switch}>
      <span id={name} className={styles.label}>
        Load lists with
      </span>
      {PAGING_CHOICES.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option === choice}
            onChange={() => writePagingChoice(option)}
          />
          {LABELS[option]}
        </label>
      ))}
    </div>
  );
}
