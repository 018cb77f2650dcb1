import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import type { IllustrationKind } from '@/components/illustration/illustration';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { activeFilters, getListUrl, withoutFilters } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { pluralize } from '@/lib/format/format';
import { FilterChips } from './filter-chips';
import type { FilterSet } from './filter-set';
import type { ListNavigation } from './use-list-navigation';
import styles from './no-results.module.css';

interface NoResultsProps<F extends string> {
  set: FilterSet<F>;
  navigation: ListNavigation<F>;
  noun: string;
  illustration: IllustrationKind;
  /** Replaces the default empty state. */
  nothing?: ReactNode;
}

/** The empty state of a list. Active filters can be removed from here. */
export function NoResults<F extends string>({ set, navigation, noun, illustration, nothing }: NoResultsProps<F>) {
  const { rules, view } = navigation;
  const active = activeFilters(rules, view);
  if (active.length === 0) {
    return (
      nothing ?? (
        <EmptyState
          illustration={illustration}
          title={`No ${noun} yet`}
          action={<ButtonLink href={paths.home}>Go to home page</ButtonLink>}
        >
          <p>Check back later.</p>
        </EmptyState>
      )
    );
  }
  return (
    <EmptyState
      illustration="search"
      title={`No ${noun} match your search`}
      action={<ButtonLink href={getListUrl(rules, withoutFilters(view))}>Show all {noun}</ButtonLink>}
    >
      <p>{pluralize(active.length, 'Remove it to see more:', 'Remove a filter to see more:')}</p>
      <div className={styles.filters}>
        <FilterChips label="Remove a filter" set={set} navigation={navigation} filters={active} />
      </div>
    </EmptyState>
  );
}
