import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import type { GridKind } from '@/components/card/card-grid';
import type { IllustrationKind } from '@/components/illustration/illustration';
import { ListCount } from '@/components/listing/list-count';
import { ListResults, type ListResultsProps } from '@/components/listing/list-results';
import { useListNavigation, type ListNavigation } from '@/components/listing/use-list-navigation';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import type { Performer } from '@/contract/performer';
import { getRange, withSort } from '@/lib/lists/list-url';
import { useListing, type Listing } from '@/store/list/use-listing';
import { Button } from '@/components/button/button';
import { CompactSelect } from '@/components/listing/compact-select';
import { tabRules, tabSorts, type ListTab, type ProfileView } from './profile-tabs';
import styles from './profile-list.module.css';

export interface OpenTab {
  performer: Performer;
  tab: ListTab;
  view: ProfileView;
}

/** Cards in a grid, or the list's own results. */
type Results<T> =
  | { kind: GridKind; card: (item: T) => ReactNode }
  | { results: (list: Omit<ListResultsProps<T, never>, 'kind' | 'noun' | 'card'>) => ReactNode };

type ProfileListProps<Q extends object, T> = OpenTab & {
  query: Q;
  listing: Listing<Q, T>;
  /** Plural of the listed items: "videos". */
  noun: string;
  singular: string;
  illustration: IllustrationKind;
  /** Page that lists these items across all performers. */
  all: string;
} & Results<T>;

export function ProfileList<Q extends object, T>({
  performer,
  tab,
  view,
  query,
  listing,
  noun,
  singular,
  illustration,
  all,
  ...shown
}: ProfileListProps<Q, T>) {
  const rules = tabRules(performer, tab);
  const navigation = useListNavigation(rules, view);
  const { list, onMore, onRetry } = useListing(listing, query, getRange(view));
  const results = {
    rules,
    view,
    list,
    empty: (
      <EmptyState
        illustration={illustration}
        title={`${performer.name} has no ${noun} yet`}
        action={<ButtonLink href={all}>View all {noun}</ButtonLink>}
      >
        <p>Check back later, or browse other performers.</p>
      </EmptyState>
    ),
    isNavigating: navigation.isNavigating,
    onMore,
    onRetry,
  };
  return (
    <div>
      {list.total > 0 && (
        <div className={styles.bar}>
          <p className={styles.count}>
            <ListCount list={list} noun={singular} plural={noun} />
          </p>
          <ProfileSort tab={tab} navigation={navigation} />
        </div>
      )}
      {'results' in shown ? shown.results(results) : <ListResults {...results} {...shown} noun={noun} />}
    </div>
  );
}

/** Sort order of a tab's list, if there is a choice. Works as a plain form without JavaScript. */
function ProfileSort({ tab, navigation: { rules, view, go } }: { tab: ListTab; navigation: ListNavigation<never> }) {
  const sorts = tabSorts(tab);
  if (sorts.length < 2) return null;
  const [action, own] = rules.path.split('?');
  return (
    <form
      className={styles.sort}
      action={action}
      method="get"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...new URLSearchParams(own)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CompactSelect
        name="sort"
        label="Sort by"
        options={sorts}
        value={view.sort}
        onChange={(event) => go(withSort(view, event.target.value))}
      />
      <noscript>
        <Button type="submit">Sort</Button>
      </noscript>
    </form>
  );
}
