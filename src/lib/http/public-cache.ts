interface LoadOptions {
  /** Ask again although the kept answer is still good. It goes on to serve meanwhile, and for its time when that fails. */
  refresh?: boolean;
  /** For so many seconds more an answer that is too old still serves, while a new one is fetched behind it; 0 when not given. */
  staleSeconds?: number;
  /** Wait so long, in milliseconds, for the new answer before the old one serves; 0 when not given. */
  patienceMs?: number;
}

/** Answers that are the same for everybody, kept for a while. Nothing about a visitor may get in here. */
export interface PublicCache {
  /**
   * The answer kept under `key`, or what `load` gives, which is then kept for `ttlSeconds` (0 = not at all, `Infinity` = for
   * good). Whoever asks while it is being loaded shares that load. Rejects as `load` does; a failure is not kept.
   */
  getOrLoad<T>(key: string, ttlSeconds: number, load: () => Promise<T>, options?: LoadOptions): Promise<T>;
  /** How many answers are kept. */
  readonly size: number;
  /** Forgets everything, e.g. between tests. */
  clear(): void;
}

interface Entry {
  answer: Promise<unknown>;
  /** When it is too old, in milliseconds; null while it loads. */
  expires: number | null;
  /** For so many milliseconds more it still serves. */
  staleMs: number;
  /** A new answer that is on its way while this one still serves. */
  renewal: Promise<unknown> | null;
  /** When that was asked for, in milliseconds. */
  renewedAt: number;
}

/** `promise`, or `instead` where it fails or takes longer than `ms`. */
function soonOr<T>(promise: Promise<T>, instead: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(instead), Math.max(0, ms));
  });
  return Promise.race([promise.catch(() => instead), late]).finally(() => clearTimeout(timer));
}

/** How many answers are kept at once; after that the one that nobody asked for longest goes. */
const MOST_ENTRIES = 300;

/** A cache of its own. `now` gives the time in milliseconds. */
export function createPublicCache(now: () => number = Date.now): PublicCache {
  const entries = new Map<string, Entry>();

  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    const [first] = entries.keys();
    if (entries.size > MOST_ENTRIES && first !== undefined) entries.delete(first);
  };

  const isOver = ({ expires, staleMs }: Entry) => expires !== null && now() >= expires + staleMs;

  const start = <T>(key: string, ttlSeconds: number, staleMs: number, load: () => Promise<T>): Promise<T> => {
    // What can serve nobody any more makes room.
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
    const taken = () => {
      if (entries.get(key) === entry) keep(key, { ...entry, answer, expires: now() + ttlSeconds * 1000, renewal: null });
    };
    // The old answer goes on to serve for its time, and whoever comes next tries again.
    answer.then(taken, () => (entry.renewal = null));
    return answer;
  };

  return {
    getOrLoad<T>(key: string, ttlSeconds: number, load: () => Promise<T>, { refresh = false, staleSeconds = 0, patienceMs = 0 }: LoadOptions = {}) {
      const kept = entries.get(key);
      // One key is always loaded by the same call, so what is kept under it has that call's type.
      const answer = kept?.answer as Promise<T>;
      if (kept?.expires === null) return answer;
      if (!kept || (isOver(kept) && !refresh && !kept.renewal)) return start(key, ttlSeconds, staleSeconds * 1000, load);
      keep(key, kept);
      if (isOver(kept) || refresh) return renew(key, kept, ttlSeconds, load) as Promise<T>;
      if (now() < kept.expires) return answer;
      const renewal = renew(key, kept, ttlSeconds, load) as Promise<T>;
      return patienceMs > 0 ? soonOr(renewal, answer, kept.renewedAt + patienceMs - now()) : answer;
    },
    get size() {
      return entries.size;
    },
    clear: () => entries.clear(),
  };
}

/** The cache of this process: shared by all visitors of a server, one per tab in the browser. */
export const publicCache = createPublicCache();
