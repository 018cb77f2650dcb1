import type { PayloadAction } from '@reduxjs/toolkit';
import type { StoredError } from '../request/request-state';
import { withNext, type ListMeta, type Page } from './list-state';

export interface ListRequested {
  key: string;
  offset: number;
  /** Load-more, which appends; else a first fetch, which replaces. */
  more: boolean;
}

export interface ListLoaded<T> extends ListRequested, Page<T> {}

export interface ListFailed {
  key: string;
  error: StoredError;
}

/** Where a slice keeps a list: `meta` and `page` are one object where the specification makes them one. */
type Place<S, T> = (state: S) => { meta: ListMeta; page: Page<T> };

/**
 * The things that happen to a list. A first fetch replaces the items, load-more appends and sets the total (spec §4).
 * An answer counts only while its query is the one last asked for, and a further page only where it fits on, so that a
 * late or repeated answer changes nothing.
 */
export function listReducers<S, T extends { _id: string }>(place: Place<S, T>) {
  return {
    requested(state: S, { payload }: PayloadAction<ListRequested>) {
      const { meta, page } = place(state);
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
      const { meta, page } = place(state);
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
      const { meta } = place(state);
      if (meta.key !== payload.key) return;
      meta.requesting = false;
      meta.success = false;
      meta.error = payload.error;
    },

    /** The items stay for their query, but the next visit asks again. */
    doubted(state: S) {
      place(state).meta.success = false;
    },

    /** The items stay, but no longer pass for the answer to a query: the next visit asks again. */
    forgotten(state: S) {
      const { meta } = place(state);
      meta.key = null;
      meta.requesting = false;
    },
  };
}
