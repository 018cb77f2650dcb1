interface LoadOptions {
  /** Load again although the cached value is fresh. It is served meanwhile, and until it expires if the load fails. */
  refresh?: boolean;
  /** How long an expired value is still served while a new one loads, in seconds; default 0. */
  staleSeconds?: number;
  /** How long to wait for the new value before the old one is served, in ms; default 0. */
  patienceMs?: number;
  /** The approximate size of the loaded value in bytes, for values that may be large. Others count as 0. */
  getSize?: (value: unknown) => number;
}

/** A cache for values that are the same for all visitors. Must never hold personal data. */
export interface PublicCache {
  /**
   * Resolves to the value under `key`, or to the result of `load`, cached for `ttlSeconds` (0 = not at all, `Infinity`
   * = without limit). Concurrent callers share one load. Rejects as `load` does; failures are not cached.
   */
  getOrLoad<T>(key: string, ttlSeconds: number, load: () => Promise<T>, options?: LoadOptions): Promise<T>;
  /** Number of cached values. */
  readonly size: number;
  /** Clears the cache, for example between tests. */
  clear(): void;
}

interface Entry {
  value: Promise<unknown>;
  /** When it expires, in ms since 1970; null while it loads. */
  expires: number | null;
  /** How long it is served after that, in ms. */
  staleMs: number;
  /** The load of a new value while this one is served. */
  renewal: Promise<unknown> | null;
  /** When that load started, in ms since 1970. */
  renewedAt: number;
  /** Size in bytes; 0 while it loads. */
  size: number;
}

/** Resolves to `promise`, or to `instead` if it fails or takes longer than `ms`. */
function raceWithFallback<T>(promise: Promise<T>, instead: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead), Math.max(0, ms));
  });
  return Promise.race([promise.catch(() => instead), timeout]).finally(() => clearTimeout(timer));
}

const MAX_ENTRIES = 300;
const MAX_BYTES = 32_000_000;

/**
 * Creates a separate cache of at most `maxEntries` values and `maxBytes`; beyond that the least recently used ones are
 * dropped. `now` returns the time in ms.
 */
export function createPublicCache(
  now: () => number = Date.now,
  maxEntries = MAX_ENTRIES,
  maxBytes = MAX_BYTES,
): PublicCache {
  const entries = new Map<string, Entry>();

  const setSize = (entry: Entry, size: number) => {
    entry.size = size;
    let total = 0;
    for (const { size: each } of entries.values()) total += each;
    for (const [key, { size: each }] of entries) {
      if (total <= maxBytes) return;
      if (each > 0) entries.delete(key);
      total -= each;
    }
  };

  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [first] = entries.keys();
    if (entries.size > maxEntries && first !== undefined) entries.delete(first);
  };

  const isOver = ({ expires, staleMs }: Entry) => expires !== null && now() >= expires + staleMs;

  const start = <T>(
    key: string,
    ttlSeconds: number,
    load: () => Promise<T>,
    { staleSeconds = 0, getSize }: LoadOptions,
  ): Promise<T> => {
    // Values that can no longer be served are dropped first.
    for (const [old, entry] of entries) if (isOver(entry) && !entry.renewal) entries.delete(old);
    const value = load();
    const entry: Entry = { value, expires: null, staleMs: staleSeconds * 1000, renewal: null, renewedAt: 0, size: 0 };
    keep(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    value.then((loaded) => {
      if (ttlSeconds <= 0) return forget();
      entry.expires = now() + ttlSeconds * 1000;
      if (getSize) setSize(entry, getSize(loaded));
    }, forget);
    return value;
  };

  const renew = (
    key: string,
    entry: Entry,
    ttlSeconds: number,
    load: () => Promise<unknown>,
    getSize: LoadOptions['getSize'],
  ): Promise<unknown> => {
    if (entry.renewal) return entry.renewal;
    const value = load();
    entry.renewal = value;
    entry.renewedAt = now();
    const replaceEntry = (loaded: unknown) => {
      if (entries.get(key) !== entry) return;
      const renewed: Entry = { ...entry, value, expires: now() + ttlSeconds * 1000, renewal: null };
      keep(key, renewed);
      if (getSize) setSize(renewed, getSize(loaded));
    };
    // The old value is served until it expires, and the next caller tries again.
    value.then(replaceEntry, () => (entry.renewal = null));
    return value;
  };

  return {
    getOrLoad<T>(key: string, ttlSeconds: number, load: () => Promise<T>, options: LoadOptions = {}) {
      const { refresh = false, patienceMs = 0, getSize } = options;
      const cached = entries.get(key);
      // One key is always loaded by the same call, so what is kept under it has that call's type.
      const value = cached?.value as Promise<T>;
      if (cached?.expires === null) return value;
      if (!cached || (isOver(cached) && !refresh && !cached.renewal)) return start(key, ttlSeconds, load, options);
      keep(key, cached);
      if (isOver(cached) || refresh) return renew(key, cached, ttlSeconds, load, getSize) as Promise<T>;
      if (now() < cached.expires) return value;
      const renewal = renew(key, cached, ttlSeconds, load, getSize) as Promise<T>;
      return patienceMs > 0 ? raceWithFallback(renewal, value, cached.renewedAt + patienceMs - now()) : value;
    },
    get size() {
      return entries.size;
    },
    clear: () => entries.clear(),
  };
}

/** The cache of this process: shared by all visitors of a server, one per tab in the browser. */
export const publicCache = createPublicCache();
