import { MAX_LIMIT } from './query';

/** Maximum number of parallel calls, so that a long list doesn't block the server for others. */
const MAX_PARALLEL_CALLS = 6;

interface Range {
  limit: number;
  offset: number;
}

interface Part<T> {
  items: T[];
  total: number;
}

/** Loads a part of a list. */
export type ListPart<T> = (range: Range) => Promise<Part<T>>;

/** Remaining calls for one page, whatever total the server claims. */
export interface CallBudget {
  left: number;
}

const MAX_CALLS = 50;
export const callBudget = (): CallBudget => ({ left: MAX_CALLS });

/**
 * Loads the first `count` items of a list in as many calls as needed. Stops when a call returns nothing new or the
 * budget is used up, whatever total the server claims; in the second case `isComplete` is false. Throws if a call fails: a partial list is never returned.
 */
export async function fetchFirst<T extends { _id: string }>(
  list: ListPart<T>,
  count: number,
  budget = callBudget(),
): Promise<Part<T> & { isComplete: boolean }> {
  budget.left -= 1;
  const { items, total } = await list({ limit: MAX_LIMIT, offset: 0 });
  // A server may return fewer items than requested.
  const size = items.length;
  const known = new Map(items.map((item) => [item._id, item]));
  const wanted = Math.min(count, total);
  let isOver = size === 0;
  let isComplete = true;
  for (let offset = size, atOnce = 1; !isOver && offset < wanted; atOnce = MAX_PARALLEL_CALLS) {
    const offsets: number[] = [];
    for (; offsets.length < atOnce && offset < wanted && budget.left > 0; offset += size, budget.left -= 1)
      offsets.push(offset);
    const parts = await Promise.all(offsets.map((from) => list({ limit: size, offset: from })));
    isOver = parts.length === 0;
    isComplete = !isOver;
    for (const part of parts) {
      const before = known.size;
      for (const item of part.items) known.set(item._id, item);
      isOver ||= known.size === before;
    }
  }
  return { items: [...known.values()], total: isOver ? known.size : total, isComplete };
}

/**
 * The first matching item of a list, or null. Loads part by part, because matches are mostly recent. Throws if a call
 * fails.
 */
export async function findIn<T extends { _id: string }>(
  list: ListPart<T>,
  fits: (item: T) => boolean,
): Promise<T | null> {
  let last: string | undefined;
  for (let offset = 0, calls = 0; calls < MAX_CALLS; calls += 1) {
    const { items, total } = await list({ limit: MAX_LIMIT, offset });
    const found = items.find(fits);
    if (found !== undefined) return found;
    offset += items.length;
    const isStuck = items.at(-1)?._id === last;
    last = items.at(-1)?._id;
    if (items.length === 0 || isStuck || offset >= total) return null;
  }
  return null;
}

/**
 * Merges several lists, each already sorted by `compare`, and returns the first `count` items and the total. If every
 * list was loaded to its end, returns all items instead. `isComplete` is false if the budget was used up before. Throws
 * if a call fails.
 */
export async function firstOfAll<T extends { _id: string }>(
  lists: readonly ListPart<T>[],
  count: number,
  compare: (a: T, b: T) => number,
  budget = callBudget(),
): Promise<Part<T> & { isComplete: boolean }> {
  const all = await Promise.all(lists.map((list) => fetchFirst(list, count, budget)));
  const sorted = all.flatMap(({ items }) => items).sort(compare);
  // A server that ignores the filters returns the same items for every list, so duplicates are removed.
  const items = [...new Map(sorted.map((item) => [item._id, item])).values()];
  const isWhole = all.every((list) => list.items.length >= list.total);
  const isComplete = all.every((list) => list.isComplete);
  return isWhole
    ? { items, total: items.length, isComplete }
    : { items: items.slice(0, count), total: all.reduce((sum, { total }) => sum + total, 0), isComplete };
}
