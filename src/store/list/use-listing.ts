import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { PAGE_SIZE } from '@/lib/lists/list-url';
import { useAppDispatch, useAppSelector } from '../hooks';
import type { RootState } from '../root-reducer';
import { listKey, type ListState } from './list-state';

/** A list in the store, with the actions that load it. */
export interface Listing<Q, T> {
  select: (state: RootState) => ListState<T>;
  requested: (query: Q) => UnknownAction;
  moreRequested: (query: Q) => UnknownAction;
}

/**
 * Returns the value while `isValid`, else the last valid one. For values in the store that are replaced before the next
 * page is rendered, so that the page being left keeps showing its own.
 */
export function useDelayedValue<T>(value: T, isValid: boolean): T {
  const [lastValid, setLastValid] = useState(value);
  if (isValid && lastValid !== value) setLastValid(value);
  return isValid ? value : lastValid;
}

/** The items that a query found, with actions to load more of them, or `range` again after a failure. */
export function useListing<Q extends object, T>(
  { select, requested, moreRequested }: Listing<Q, T>,
  query: Q,
  range: { limit: number; offset: number },
  pageSize = PAGE_SIZE,
) {
  const dispatch = useAppDispatch();
  const current = useAppSelector(select);
  return {
    list: useDelayedValue(current, current.key === listKey(query)),
    onMore: () => dispatch(moreRequested({ ...query, limit: pageSize })),
    onRetry: () => dispatch(requested({ ...query, ...range })),
  };
}
