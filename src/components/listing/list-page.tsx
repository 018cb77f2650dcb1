import type { ReactNode } from 'react';
import type { GridKind } from '@/components/card/card-grid';
import type { IllustrationKind } from '@/components/illustration/illustration';
import { activeFilters, type ListRules, type ListView } from '@/lib/lists/list-url';
import { SectionHeader } from '@/components/section/section-header';
import type { FilterSet } from './filter-set';
import { ListCount } from './list-count';
import { ListFilters } from './list-filters';
import { isBlankList, ListResults, type ListContent } from './list-results';
import { NoResults } from './no-results';
import { useListNavigation } from './use-list-navigation';

interface ListPageProps<T, F extends string> {
  title: string;
  /** Singular and plural of the listed items: "video", "videos". */
  noun: string;
  plural: string;
  rules: ListRules<F>;
  view: ListView<F>;
  set: FilterSet<F>;
  list: ListContent<T>;
  kind: GridKind;
  /** `priority` is true for the first card, whose picture loads first. */
  card: (item: T, priority: boolean) => ReactNode;
  /** Illustration of an empty list without filters. */
  illustration: IllustrationKind;
  /** Replaces the default empty state. */
  nothing?: ReactNode;
  onMore: () => void;
  onRetry: () => void;
  /** Between the title and the filters. */
  children?: ReactNode;
}

export function ListPage<T, F extends string>({
  title,
  noun,
  plural,
  rules,
  view,
  set,
  list,
  kind,
  card,
  illustration,
  nothing,
  onMore,
  onRetry,
  children,
}: ListPageProps<T, F>) {
  const navigation = useListNavigation(rules, view);
  const isBlank = isBlankList(list) && activeFilters(rules, view).length === 0;
  return (
    <>
      <SectionHeader
        heading="h1"
        title={title}
        note={isBlank ? undefined : <ListCount list={list} noun={noun} plural={plural} />}
      />
      {children}
      {!isBlank && <ListFilters set={set} navigation={navigation} noun={plural} list={list} />}
      <ListResults
        rules={rules}
        view={view}
        list={list}
        kind={kind}
        noun={plural}
        card={(item, index) => card(item, index === 0)}
        empty={
          <NoResults set={set} navigation={navigation} noun={plural} illustration={illustration} nothing={nothing} />
        }
        isNavigating={navigation.isNavigating}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}
