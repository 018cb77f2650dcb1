/*
 * Distinguishes open pages of this browser from reloaded, closed or crashed ones. Each page holds a lock under its own
 * id; another page that gets this lock knows that the page is gone. Without Web Locks (pages without https) every other
 * page counts as gone.
 */

const getLockName = (page: string) => `page:${page}`;

const getLocks = () => (typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined));

/** Id of this page until it is unloaded. Empty on the server. */
export const thisPage =
  typeof window === 'undefined' ? '' : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

let isHeld = false;

/** Filled in browsers only. */
const gone = new Set<string>();

/** True if the page is known to be gone; `onceGone` finds out. */
export const isPageGone = (page: string): boolean => gone.has(page);

/** Holds the lock of this page until the page is gone. */
export function lockPage(): void {
  if (isHeld || !getLocks()) return;
  isHeld = true;
  getLocks()
    ?.request(getLockName(thisPage), () => new Promise(() => undefined))
    .catch(() => (isHeld = false));
}

/**
 * Calls back once the page is gone, at once if it already is; never for this page. Returns a function that cancels it.
 */
export function onceGone(page: string, callback: () => void): () => void {
  const stop = new AbortController();
  const notify = () => {
    gone.add(page);
    if (!stop.signal.aborted) callback();
  };
  const manager = getLocks();
  if (!manager) queueMicrotask(notify);
  else manager.request(getLockName(page), { mode: 'shared', signal: stop.signal }, notify).catch(() => undefined);
  return () => stop.abort();
}
