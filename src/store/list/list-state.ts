import type { StoredError } from '../request/request-state';

/** State of the last request for a list, and which part of which query its items are. */
export interface ListMeta {
  requesting: boolean;
  error: StoredError | null;
  success: boolean;
  /** See `listKey`; null = nothing requested yet, or requested for another visitor. */
  key: string | null;
  /** Matches before the first item: above 0 when the visitor enters by the URL of a later page. */
  offset: number;
}

export interface Page<T> {
  items: T[];
  total: number;
}

/** A list in the slices video, gallery and product (spec §3). */
export interface ListState<T> extends ListMeta, Page<T> {}

/** A list in the slices banner, photo and performer (spec §3): the same, with the items under `data`. */
export interface ListingState<T> extends ListMeta {
  data: Page<T>;
}

const initialMeta: ListMeta = { requesting: false, error: null, success: false, key: null, offset: 0 };

export const emptyList = <T>(): ListState<T> => ({ ...initialMeta, items: [], total: 0 });

export const emptyListing = <T>(): ListingState<T> => ({ ...initialMeta, data: { items: [], total: 0 } });

/**
 * The identity of a list query without its paging. Field order doesn't matter, and empty or missing fields don't count.
 */
export function listKey(query: object): string {
  const filters = Object.entries(query)
    .filter(
      ([name, value]) => name !== 'limit' && name !== 'offset' && value !== undefined && value !== null && value !== '',
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(filters);
}

/**
 * The items of `extra` missing from `known`: new items shift the server's list, so a page may repeat the end of the one
 * before.
 */
export function omitKnown<T extends { _id: string }>(known: readonly T[], extra: T[]): T[] {
  const ids = new Set(known.map(({ _id }) => _id));
  return extra.filter(({ _id }) => !ids.has(_id));
}

/**
 * Appends the next page to a list; `offset` is the number of matches before its first item. A page without new items
 * ends the list, because servers report totals that include items they never send, and load-more would never stop.
 */
export function withNext<T extends { _id: string }>(before: readonly T[], next: Page<T>, offset = 0): Page<T> {
  const items = [...before, ...omitKnown(before, next.items)];
  return { items, total: items.length > before.length ? next.total : offset + items.length };
}
