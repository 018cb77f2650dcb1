interface LoadOptions {
  /** Load again although the cached answer is fresh. It is served meanwhile, and until it expires if the load fails. */
  refresh?: boolean;
  /** How long an expired answer is still served while a new one loads, in seconds; default 0. */
  staleSeconds?: number;
  /** How long to wait for the new answer before the old one is served, in ms; default 0. */
  patienceMs?: number;
}

/** A cache for answers that are the same for all visitors. Must never hold personal data. */
export interface PublicCache {
  /**
   * Resolves to the answer under `key`, or to the result of `load`, cached for `ttlSeconds` (0 = not at all, `Infinity`
   * = without limit). Concurrent callers share one load. Rejects as `load` does; failures are not cached.
   */
  getOrLoad<T>(key: string, ttlSeconds: number, load: () => Promise<T>, options?: LoadOptions): Promise<T>;
  /** Number of cached answers. */
  readonly size: number;
  /** Clears the cache, for example between tests. */
  clear(): void;
}

interface Entry {
  answer: Promise<unknown>;
  /** When it expires, in ms since 1970; null while it loads. */
  expires: number | null;
  /** How long it is served after that, in ms. */
  staleMs: number;
  /** The load of a new answer while this one is served. */
  renewal: Promise<unknown> | null;
  /** When that load started, in ms since 1970. */
  renewedAt: number;
}

/** Resolves to `promise`, or to `instead` if it fails or takes longer than `ms`. */
function soonOr<T>(promise: Promise<T>, instead: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead), Math.max(0, ms));
  });
  return Promise.race([promise.catch(() => instead), timeout]).finally(() => clearTimeout(timer));
}

const MAX_ENTRIES = 300;

/**
 * Creates a separate cache of at most `maxEntries` answers; beyond that the least recently used one is dropped. `now`
 * returns the time in ms.
 */
export function createPublicCache(now: () => number = Date.now, maxEntries = MAX_ENTRIES): PublicCache {
  const entries = new Map<string, Entry>();

  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [first] = entries.keys();
    if (entries.size > maxEntries && first !== undefined) entries.delete(first);
  };

  const isOver = ({ expires, staleMs }: Entry) => expires !== null && now() >= expires + staleMs;

  const start = <T>(key: string, ttlSeconds: number, staleMs: number, load: () => Promise<T>): Promise<T> => {
    // Answers that can no longer be served are dropped first.
    for (const [old, entry] of entries) if (isOver(entry) && !entry.renewal) entries.delete(old);
    const answer = load();
    const entry: Entry = { answer, expires: null, staleMs, renewal: null, renewedAt: 0 };
    keep(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    answer.then(() => (ttlSeconds > 0 ? (entry.expires = now() + ttlSeconds * 1000) : forget()), forget);
    return answer;
  };

  const renew = (key: string, entry: Entry, ttlSeconds: number, load: () => Promise<unknown>): Promise<unknown> => {
    if (entry.renewal) return entry.renewal;
    const answer = load();
    entry.renewal = answer;
    entry.renewedAt = now();
    const removeEntry = () => {
      if (entries.get(key) === entry)
        keep(key, { ...entry, answer, expires: now() + ttlSeconds * 1000, renewal: null });
    };
    // The old answer is served until it expires, and the next caller tries again.
    answer.then(removeEntry, () => (entry.renewal = null));
    return answer;
  };

  return {
    getOrLoad<T>(
      key: string,
      ttlSeconds: number,
      load: () => Promise<T>,
      { refresh = false, staleSeconds = 0, patienceMs = 0 }: LoadOptions = {},
    ) {
      const cached = entries.get(key);
      // One key is always loaded by the same call, so what is kept under it has that call's type.
      const answer = cached?.answer as Promise<T>;
      if (cached?.expires === null) return answer;
      if (!cached || (isOver(cached) && !refresh && !cached.renewal))
        return start(key, ttlSeconds, staleSeconds * 1000, load);
      keep(key, cached);
      if (isOver(cached) || refresh) return renew(key, cached, ttlSeconds, load) as Promise<T>;
      if (now() < cached.expires) return answer;
      const renewal = renew(key, cached, ttlSeconds, load) as Promise<T>;
      return patienceMs > 0 ? soonOr(renewal, answer, cached.renewedAt + patienceMs - now()) : answer;
    },
    get size() {
      return entries.size;
    },
    clear: () => entries.clear(),
  };
}

/** The cache of this process: shared by all visitors of a server, one per tab in the browser. */
export const publicCache = createPublicCache();
