import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredError } from '../request/request-state';
import { withNext, type ListMeta, type Page } from './list-state';

export interface ListRequested {
  key: string;
  offset: number;
  /** True for load-more, which appends; false for a first fetch, which replaces. */
  more: boolean;
}

export interface ListLoaded<T> extends ListRequested, Page<T> {}

export interface ListFailed {
  key: string;
  error: StoredError;
}

/** Finds the list in a slice: `meta` and `page` are one object where the specification makes them one. */
type SelectList<S, T> = (state: S) => { meta: ListMeta; page: Page<T> };

/**
 * Reducers of a list. A first fetch replaces the items, load-more appends and sets the total (spec §4). A response
 * counts only while its query is the last one requested, and a further page only if it continues the list, so late or
 * repeated responses change nothing.
 */
export function listReducers<S, T extends { _id: string }>(select: SelectList<S, T>) {
  return {
    requested(state: S, { payload }: PayloadAction<ListRequested>) {
      const { meta, page } = select(state);
      if (meta.key !== payload.key) {
        page.items = [];
        page.total = 0;
      }
      meta.key = payload.key;
      meta.requesting = true;
      meta.success = false;
      meta.error = null;
    },

    loaded(state: S, { payload }: PayloadAction<ListLoaded<T>>) {
      const { meta, page } = select(state);
      if (meta.key !== payload.key) return;
      meta.requesting = false;
      meta.success = true;
      meta.error = null;
      if (!payload.more) {
        meta.offset = payload.offset;
        page.items = payload.items;
        page.total = payload.total;
      } else if (payload.offset === meta.offset + page.items.length) {
        Object.assign(page, withNext(page.items, payload, meta.offset));
      }
    },

    failed(state: S, { payload }: PayloadAction<ListFailed>) {
      const { meta } = select(state);
      if (meta.key !== payload.key) return;
      meta.requesting = false;
      meta.success = false;
      meta.error = payload.error;
    },

    /** Keeps the items, but the next visit with this query fetches again. */
    doubted(state: S) {
      select(state).meta.success = false;
    },

    /** Keeps the items, but they no longer count as the result of any query. */
    forgotten(state: S) {
      const { meta } = select(state);
      meta.key = null;
      meta.requesting = false;
    },
  };
}
