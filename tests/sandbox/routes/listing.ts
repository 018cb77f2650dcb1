import {
  always,
  and,
  among,
  atLeast,
  atMost,
  holdsAny,
  is,
  mentions,
  or,
  withId,
  withoutId,
  type Condition,
} from '../db/conditions';
import type { Order, Stored, Table } from '../db/table';

/** The parameters of every list call (contract A.4), as parsed by its schema. */
export type ListQuery = {
  limit: number;
  offset: number;
  sort: 'asc' | 'desc';
  sortBy?: string | undefined;
  q?: string | undefined;
};

/** Sort orders by the value of `sortBy`. A plain field name follows `sort`. */
export type Sorts = Record<string, readonly Order[]>;

export const descending = (path: string): Order => ({ path, direction: 'desc' });
export const ascending = (path: string): Order => ({ path, direction: 'asc' });

/** The `sortBy` values of content lists. */
export const CONTENT_SORTS: Sorts = {
  newest: [descending('createdAt')],
  latest: [descending('createdAt')],
  oldest: [ascending('createdAt')],
  popular: [descending('stats.views')],
};

type Listed<T extends Stored, A> = {
  where: readonly Condition[];
  sorts?: Sorts;
  /** Fields that `sortBy` can name. */
  fields?: readonly string[];
  /** The default order. */
  usual?: readonly Order[];
  view: (row: T) => A;
};

/** Returns one page of a table, and the number of all matches. */
export function listed<T extends Stored, A>(
  table: Table<T>,
  query: ListQuery,
  { where, view, ...order }: Listed<T, A>,
): { data: A[]; total: number } {
  const matches = and([...where, query.q ? mentions(query.q) : always]);
  const rows = table.list(matches, { order: getOrder(query, order), limit: query.limit, offset: query.offset });
  return { data: rows.map(view), total: table.count(matches) };
}

/** Statistics that lists can sort by under their own name. */
const COUNTED = ['views', 'likes', 'comments'];
const ALWAYS_SORTABLE = ['createdAt', 'updatedAt'];

function getOrder(
  { sortBy, sort }: ListQuery,
  { sorts = {}, fields = [], usual }: Omit<Listed<Stored, unknown>, 'where' | 'view'>,
): readonly Order[] {
  const word = sortBy ?? '';
  if (Object.hasOwn(sorts, word)) return sorts[word] ?? [];
  if ([...ALWAYS_SORTABLE, ...fields].includes(word))
    return [{ path: COUNTED.includes(word) ? `stats.${word}` : word, direction: sort }];
  return usual ?? [{ path: 'createdAt', direction: sort }];
}

type ContentQuery = {
  performerId?: string | undefined;
  performerIds?: string[] | undefined;
  categoryId?: string | undefined;
  categoryIds?: string[] | undefined;
  excludedId?: string | undefined;
  includedIds?: string[] | undefined;
};

/** The filters shared by videos, galleries and products. */
export function contentFilters(query: ContentQuery): Condition[] {
  const performers = given(query.performerId, query.performerIds);
  const categories = given(query.categoryId, query.categoryIds);
  return [
    performers.length > 0 ? or([among('performerId', performers), holdsAny('performerIds', performers)]) : always,
    categories.length > 0 ? holdsAny('categoryIds', categories) : always,
    query.includedIds ? withId(query.includedIds) : always,
    query.excludedId ? withoutId(query.excludedId) : always,
  ];
}

export const given = (one: string | undefined, many: readonly string[] | undefined): string[] => [
  ...(one ? [one] : []),
  ...(many ?? []),
];

/** A filter that applies only if the caller set a value. */
export const maybe = (path: string, value: string | boolean | undefined): Condition =>
  value === undefined ? always : is(path, value);

/** The videos in lists for everyone. One in processing can't be watched yet. */
export const LISTED_VIDEO: Condition = and([is('status', 'active'), is('processing', false)]);

/** Rounds up to a whole second, so that repeated queries for due items hit the cache. */
export const withinASecond = (now: Date): string => new Date(Math.ceil(now.getTime() / 1000) * 1000).toISOString();

/** Created between the start of the first day and the end of the last, in UTC. */
export const createdWithin = ({
  fromDate,
  toDate,
}: {
  fromDate?: string | undefined;
  toDate?: string | undefined;
}): Condition =>
  and([
    fromDate ? atLeast('createdAt', `${getDay(fromDate)}T00:00:00.000Z`) : always,
    toDate ? atMost('createdAt', `${getDay(toDate)}T23:59:59.999Z`) : always,
  ]);

const getDay = (date: string): string => new Date(date).toISOString().slice(0, 10);

/** Returns the record with this id or, in lower case, this slug or username. */
export const findByIdOrSlug = <T extends Stored>(
  table: Table<T>,
  key: 'slug' | 'username',
  idOrName: string,
): T | undefined => table.get(idOrName) ?? table.first(is(key, idOrName.toLowerCase()));
