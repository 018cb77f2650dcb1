import { SLOW_AFTER_MS } from '@/components/status/slow-notice';

/**
 * Makes waits of exactly this length short. Other timers are unchanged, because real calls are in flight. Assigned by
 * hand: Testing Library mistakes a mock function in place of `setTimeout` for fake timers, and never waits.
 */
export function skipWaits(ms: number): void {
  const original = window.setTimeout;
  beforeEach(() => {
    window.setTimeout = ((run: () => void, delay?: number, ...values: unknown[]) =>
      original(run, delay === ms ? 200 : delay, ...values)) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = original;
  });
}

/** Makes every wait for a response count as slow at once. */
export const skipSlowWaits = (): void => skipWaits(SLOW_AFTER_MS);
