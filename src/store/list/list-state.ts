import type { StoredError } from '../request/request-state';

/** How the last request for a list went, and which part of which query its items are. */
export interface ListMeta {
  requesting: boolean;
  error: StoredError | null;
  success: boolean;
  /** See `listKey`; null = nothing asked yet, or asked for another visitor. */
  key: string | null;
  /** How many matches stand before the first item: above 0 when a visitor comes in by the address of a later page. */
  offset: number;
}

export interface Page<T> {
  items: T[];
  total: number;
}

/** A list as the slices video, gallery and product keep it (spec §3). */
export interface ListState<T> extends ListMeta, Page<T> {}

/** A list as the slices banner, photo and performer keep it (spec §3): the same, with the items under `data`. */
export interface ListingState<T> extends ListMeta {
  data: Page<T>;
}

const neverAsked: ListMeta = { requesting: false, error: null, success: false, key: null, offset: 0 };

export const emptyList = <T>(): ListState<T> => ({ ...neverAsked, items: [], total: 0 });

export const emptyListing = <T>(): ListingState<T> => ({ ...neverAsked, data: { items: [], total: 0 } });

/**
 * The identity of a list query: everything but how much of it is asked for. Equal queries give equal keys, whatever the
 * order of their fields; fields that are empty or missing do not count.
 */
export function listKey(query: object): string {
  const filters = Object.entries(query)
    .filter(([name, value]) => name !== 'limit' && name !== 'offset' && value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(filters);
}

/** The items of `extra` that `known` lacks: when something new comes on top of a server's list, the end of one page begins the next. */
export function unknownTo<T extends { _id: string }>(known: readonly T[], extra: T[]): T[] {
  const ids = new Set(known.map(({ _id }) => _id));
  return extra.filter(({ _id }) => !ids.has(_id));
}

/**
 * A list with its next page below; `offset` is how many stand before its first item. A page that brings nothing new is the end: servers name totals
 * that count what they do not send, and whoever went by those would ask for ever.
 */
export function withNext<T extends { _id: string }>(before: readonly T[], next: Page<T>, offset = 0): Page<T> {
  const items = [...before, ...unknownTo(before, next.items)];
  return { items, total: items.length > before.length ? next.total : offset + items.length };
}
