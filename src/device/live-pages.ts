/*
 * Tells pages of this browser that are still open from pages that were reloaded, closed or crashed. A page holds a lock under its own
 * id; whoever gets that lock knows that the page is gone. Browsers without locks (pages without https) count every other page as gone.
 */

const lockOf = (page: string) => `page:${page}`;

const locks = () => (typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined));

/** This page, from its load to its end. Empty on the server. */
export const thisPage = typeof window === 'undefined' ? '' : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

let isHeld = false;

/** Only a browser fills it. */
const gone = new Set<string>();

/** True if the page is known to be open no longer; `onceGone` finds that out. */
export const isGone = (page: string): boolean => gone.has(page);

/** Holds the lock of this page until the page is gone. */
export function holdPage(): void {
  if (isHeld || !locks()) return;
  isHeld = true;
  locks()
    ?.request(lockOf(thisPage), () => new Promise(() => undefined))
    .catch(() => (isHeld = false));
}

/** Calls back once the page is gone, at once if it is already; never for this page. Returns the way to stop. */
export function onceGone(page: string, callback: () => void): () => void {
  const stop = new AbortController();
  const notify = () => {
    gone.add(page);
    if (!stop.signal.aborted) callback();
  };
  const manager = locks();
  if (!manager) queueMicrotask(notify);
  else manager.request(lockOf(page), { mode: 'shared', signal: stop.signal }, notify).catch(() => undefined);
  return () => stop.abort();
}
