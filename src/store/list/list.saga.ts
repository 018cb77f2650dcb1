import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit';
import { put, takeLatest } from 'redux-saga/effects';
import type { ListReply } from '@/contract/envelope';
import type { Services } from '@/services/create-services';
import { cancelable } from '../request/cancelable';
import { request, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import type { RootState } from '../root-reducer';
import { selected, type Saga } from '../saga';
import type { ListFailed, ListLoaded, ListRequested } from './list-reducers';
import { listKey, type ListMeta, type Page } from './list-state';

export interface ListSource<Q, T> {
  fetch(services: Services, query: Q, options: { signal: AbortSignal }): Promise<ListReply<T>>;
  /** Reduces a record to what lists show to this viewer ('' for guests): the state travels with the page. */
  toListItem?(record: T, viewerId: string): T;
  select(state: RootState): { meta: ListMeta; page: Page<T> };
  requested: ActionCreatorWithPayload<ListRequested>;
  loaded: ActionCreatorWithPayload<ListLoaded<T>>;
  failed: ActionCreatorWithPayload<ListFailed>;
}

interface Paging {
  limit?: number;
  offset?: number;
}

export interface LoadListOptions {
  /** Skips the request when the store still holds the result of this query, e.g. after Back. */
  reuse?: boolean;
}

/** First fetch: replaces the list and resolves to what it then holds of the query. */
function* loadList<Q extends Paging, T>(
  source: ListSource<Q, T>,
  query: Q,
  { reuse = false }: LoadListOptions = {},
): Saga<Outcome<Page<T>>> {
  const { meta, page } = yield* selected(source.select);
  if (reuse && coversPage(meta, page, query)) return { ok: true, data: { items: page.items, total: page.total } };
  return yield* fetchInto(source, query, false);
}

/** The saga that loads a list first. */
export const listLoader =
  <Q extends Paging, T>(source: ListSource<Q, T>) =>
  (query: Q, options?: LoadListOptions) =>
    loadList(source, query, options);

/**
 * Load-more: appends the next `limit` items; `offset` comes from the list. If the list was forgotten meanwhile (after a
 * login), all of it is fetched again. Does nothing while another query is pending, because it will replace the list.
 */
function* loadMore<Q extends Paging, T>(source: ListSource<Q, T>, query: Q): Saga {
  const { meta, page } = yield* selected(source.select);
  const shown = page.items.length;
  if (meta.key === null)
    yield* fetchInto(source, { ...query, offset: meta.offset, limit: shown + (query.limit ?? 0) || undefined }, false);
  else if (meta.key === listKey(query)) yield* fetchInto(source, { ...query, offset: meta.offset + shown }, true);
}

/** Serves the requests for a list. A new request cancels the one before. */
export function* watchList<Q extends Paging, T>(
  source: ListSource<Q, T>,
  requestAction: ActionCreatorWithPayload<Q>,
  moreAction?: ActionCreatorWithPayload<Q>,
): Saga {
  yield takeLatest(
    moreAction ? [requestAction, moreAction] : [requestAction],
    (action: PayloadAction<Q>): Saga<unknown> =>
      action.type === requestAction.type ? loadList(source, action.payload) : loadMore(source, action.payload),
  );
}

function coversPage(meta: ListMeta, page: Page<unknown>, { offset = 0, limit = 0, ...filters }: Paging): boolean {
  if (!meta.success || meta.key !== listKey(filters) || meta.offset !== offset) return false;
  return page.items.length === 0 || page.items.length >= Math.min(limit, page.total - offset);
}

function* fetchInto<Q extends Paging, T>(source: ListSource<Q, T>, query: Q, more: boolean): Saga<Outcome<Page<T>>> {
  const what = { key: listKey(query), offset: query.offset ?? 0, more };
  yield put(source.requested(what));
  const outcome = yield* cancelable(() => request((services, signal) => source.fetch(services, query, { signal })));
  if (!outcome.ok) {
    yield put(source.failed({ key: what.key, error: storedError(outcome.error) }));
    return outcome;
  }
  const { data, total } = outcome.data;
  const viewerId = yield* selected(({ user }) => user.current._id);
  const page = { items: data.map((record) => source.toListItem?.(record, viewerId) ?? record), total };
  yield put(source.loaded({ ...what, ...page }));
  return { ok: true, data: page };
}
