import type { ListReply } from '@/contract/envelope';
import { fetchFirst, type ListPart } from '@/lib/lists/fetch-all';
import { toList, type List } from './list-reply';
import { isUpcoming, type Schedule } from './schedule';

const FIELDS = ['status', 'type', 'isSale', 'processing', 'galleryId'] as const;
type Fields = Partial<Record<(typeof FIELDS)[number], string | boolean | null>>;
export type ContentItem = Fields & Schedule;

interface ContentQuery extends Fields {
  /** True: scheduled and not published yet. */
  isSchedule?: boolean;
}

/** False if a field of the item contradicts the filter of that name. Missing fields never do. `now` in ms. */
export const matchesQuery = (query: ContentQuery, item: ContentItem, now: number): boolean =>
  FIELDS.every((field) => query[field] === undefined || (item[field] ?? query[field]) === query[field]) &&
  (query.isSchedule === undefined || item.isSchedule === undefined || isUpcoming(item, now) === query.isSchedule);

/**
 * Loads the range of a list that `query` asks for. A server that ignores the filters returns items that don't match; then
 * all items are loaded and filtered here.
 */
export async function fetchMatching<T extends { _id: string }, Query extends { limit: number; offset: number }>(
  query: Query,
  search: (query: Query) => Promise<ListReply<T>>,
  isMatch: (item: T) => boolean,
): Promise<List<T>> {
  const { limit, offset } = query;
  const list: ListPart<T> = async (range) => toList(await search({ ...query, ...range }));
  const part = await list({ limit, offset });
  if (part.items.every(isMatch)) return part;
  const items = (await fetchFirst(list, Infinity)).items.filter(isMatch);
  return { items: items.slice(offset, offset + limit), total: items.length, isFilteredHere: true };
}

/** Like `fetchMatching`, for content: the items must not contradict the query. */
export const fetchMatchingContent = <
  T extends ContentItem & { _id: string },
  Query extends ContentQuery & { limit: number; offset: number },
>(
  query: Query,
  search: (query: Query) => Promise<ListReply<T>>,
): Promise<List<T>> => fetchMatching(query, search, (item) => matchesQuery(query, item, Date.now()));
