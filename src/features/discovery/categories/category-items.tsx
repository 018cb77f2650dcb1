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

/** The tab that is open, and how far its list is shown. */
export interface OpenTab {
  category: Category;
  tab: CategoryTab;
  view: ListView<never>;
}

interface CategoryItemsProps<T> extends OpenTab {
  /** Where the store keeps the list. */
  select: (state: RootState) => ListState<T>;
  asked: (query: Query & { limit: number; offset: number }) => UnknownAction;
  moreAsked: (query: Query & { limit: number }) => UnknownAction;
  kind: GridKind;
  /** What is listed: "videos". */
  noun: string;
  card: (item: T, index: number) => ReactNode;
  drawing: DrawingKind;
  /** Where the same kind of things of every topic is. */
  all: string;
}

/** What of one kind belongs to a topic. */
export function CategoryItems<T>({ category, tab, view, select, asked, moreAsked, kind, noun, card, drawing, all }: CategoryItemsProps<T>) {
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
        <EmptyState drawing={drawing} title={`There are no ${noun} on this topic yet.`} action={<ButtonLink href={all}>See all {noun}</ButtonLink>}>
          <p>Other topics have more.</p>
        </EmptyState>
      }
      onMore={() => dispatch(moreAsked({ ...query, limit: PAGE_SIZE }))}
      onRetry={() => dispatch(asked({ ...query, ...rangeOf(view) }))}
    />
  );
}
