/** What one call gives at most (contract A.4). */
const MOST_AT_ONCE = 200;

/** So many calls are under way together: a list of ten thousand is not to keep a server from everybody else. */
const CALLS_AT_ONCE = 6;

interface Range {
  limit: number;
  offset: number;
}

interface Part<T> {
  items: T[];
  /** How many there are in all. */
  total: number;
}

/** A list of the server, of which a call gives a part. */
export type ListPart<T> = (range: Range) => Promise<Part<T>>;

/**
 * The first `count` items of a list, in as many calls as that takes; a short list comes complete with the first. Throws what a call
 * throws: half a list is none.
 */
export async function firstOf<T>(list: ListPart<T>, count: number): Promise<Part<T>> {
  const { items, total } = await list({ limit: MOST_AT_ONCE, offset: 0 });
  // A server may give less at once than it is asked for.
  const size = items.length;
  const more = size > 0 ? Math.max(0, Math.ceil((Math.min(count, total) - size) / size)) : 0;
  const offsets = Array.from({ length: more }, (_, index) => (index + 1) * size);
  const parts = [items];
  while (offsets.length > 0) {
    const together = await Promise.all(offsets.splice(0, CALLS_AT_ONCE).map((offset) => list({ limit: size, offset })));
    parts.push(...together.map((part) => part.items));
  }
  return { items: parts.flat(), total };
}

/** The first item of a list that fits, or null, asked for part by part: what is looked for is mostly recent. Throws what a call throws. */
export async function findIn<T>(list: ListPart<T>, fits: (item: T) => boolean): Promise<T | null> {
  for (let offset = 0; ; ) {
    const { items, total } = await list({ limit: MOST_AT_ONCE, offset });
    const found = items.find(fits);
    if (found !== undefined) return found;
    offset += items.length;
    if (items.length === 0 || offset >= total) return null;
  }
}

/** Several lists as one: its first `count` items in the order of `compare`, by which each of the lists is sorted already; all of them when they are few. */
export async function firstOfAll<T extends { _id: string }>(lists: readonly ListPart<T>[], count: number, compare: (a: T, b: T) => number): Promise<Part<T>> {
  const all = await Promise.all(lists.map((list) => firstOf(list, count)));
  const sorted = all.flatMap(({ items }) => items).sort(compare);
  // A server that does not know a filter answers each of the lists with all it has.
  const items = [...new Map(sorted.map((item) => [item._id, item])).values()];
  const whole = all.every((list) => list.items.length >= list.total);
  return whole ? { items, total: items.length } : { items: items.slice(0, count), total: all.reduce((sum, { total }) => sum + total, 0) };
}
