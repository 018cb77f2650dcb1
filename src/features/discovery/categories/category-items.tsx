import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import type { GridKind } from '@/components/card/card-grid';
import type { DrawingKind } from '@/components/illustration/illustration';
import { ListResults } from '@/components/listing/list-results';
import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import type { Category } from '@/contract/category';
import { PAGE_SIZE, rangeOf, type ListView } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey, type ListState } from '@/store/list/list-state';
import type { RootState } from '@/store/root-reducer';
import { categoryList, categoryQuery, type CategoryTab } from './category-list';

type Query = ReturnType<typeof categoryQuery>;

export interface OpenTab {
  category: Category;
  tab: CategoryTab;
  view: ListView<never>;
}

interface CategoryItemsProps<T> extends OpenTab {
  select: (state: RootState) => ListState<T>;
  listRequested: (query: Query & { limit: number; offset: number }) => UnknownAction;
  loadMoreRequested: (query: Query & { limit: number }) => UnknownAction;
  kind: GridKind;
  /** Plural of the listed items: "videos". */
  noun: string;
  card: (item: T, index: number) => ReactNode;
  drawing: DrawingKind;
  /** Page that lists these items across all categories. */
  all: string;
}

export function CategoryItems<T>({
  category,
  tab,
  view,
  select,
  listRequested,
  loadMoreRequested,
  kind,
  noun,
  card,
  drawing,
  all,
}: CategoryItemsProps<T>) {
  const dispatch = useAppDispatch();
  const query = categoryQuery(category);
  const current = useAppSelector(select);
  const list = useDelayedValue(current, current.key === listKey(query));
  return (
    <ListResults
      rules={categoryList(category, tab)}
      view={view}
      list={list}
      kind={kind}
      noun={noun}
      card={card}
      empty={
        <EmptyState
          drawing={drawing}
          title={`There are no ${noun} in this category yet.`}
          action={<ButtonLink href={all}>See all {noun}</ButtonLink>}
        >
          <p>Try another category.</p>
        </EmptyState>
      }
      onMore={() => dispatch(loadMoreRequested({ ...query, limit: PAGE_SIZE }))}
      onRetry={() => dispatch(listRequested({ ...query, ...rangeOf(view) }))}
    />
  );
}
