/** Delay in browsers without idle callbacks, in ms. */
const WITHOUT_IDLE_MS = 200;

/** Runs when the browser is idle, so that the first page loads before. Returns a function that cancels it. */
export function whenIdle(run: () => void, withoutIdleMs = WITHOUT_IDLE_MS): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(run, withoutIdleMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}
