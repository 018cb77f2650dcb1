/** Random numbers that are the same for the same key. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  between(low: number, high: number): number;
  /** An integer between `low` and `high`, both inclusive. */
  whole(low: number, high: number): number;
  chance(likelihood: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Distinct items in random order. */
  some<T>(items: readonly T[], count: number): T[];
};

/** A 32-bit hash of a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

export function randomFrom(key: string): Random {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  };
  return {
    next,
    whole,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (likelihood) => next() < likelihood,
    some: (items, count) => {
      const rest = [...items];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        rest.splice(whole(0, rest.length - 1), 1),
      ).flat();
    },
  };
}
