interface LoadOptions {
  /** Ask again although the kept answer is still good. */
  refresh?: boolean;
}

/** Answers that are the same for everybody, kept for a while. Nothing about a visitor may get in here. */
export interface PublicCache {
  /**
   * The answer kept under `key`, or what `load` gives, which is then kept for `ttlSeconds` (0 = not at all, `Infinity` = for
   * good). Whoever asks while it is being loaded shares that load. Rejects as `load` does; a failure is not kept.
   */
  getOrLoad<T>(key: string, ttlSeconds: number, load: () => Promise<T>, options?: LoadOptions): Promise<T>;
  /** Forgets everything, e.g. between tests. */
  clear(): void;
}

interface Entry {
  answer: Promise<unknown>;
  /** When it is too old, in milliseconds; null while it loads. */
  expires: number | null;
}

/** A cache of its own. `now` gives the time in milliseconds. */
export function createPublicCache(now: () => number = Date.now): PublicCache {
  const entries = new Map<string, Entry>();

  const start = <T>(key: string, ttlSeconds: number, load: () => Promise<T>): Promise<T> => {
    const answer = load();
    const entry: Entry = { answer, expires: null };
    entries.set(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    answer.then(() => (ttlSeconds > 0 ? (entry.expires = now() + ttlSeconds * 1000) : forget()), forget);
    return answer;
  };

  return {
    getOrLoad<T>(key: string, ttlSeconds: number, load: () => Promise<T>, { refresh = false }: LoadOptions = {}) {
      const kept = entries.get(key);
      const good = kept && (kept.expires === null || (!refresh && now() < kept.expires));
      // One key is always loaded by the same call, so what is kept under it has that call's type.
      return good ? (kept.answer as Promise<T>) : start(key, ttlSeconds, load);
    },
    clear: () => entries.clear(),
  };
}

/** The cache of this process: shared by all visitors of a server, one per tab in the browser. */
export const publicCache = createPublicCache();
