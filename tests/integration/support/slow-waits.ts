import { SLOW_AFTER_MS } from '@/components/status/slow-notice';

/**
 * Makes waits of exactly these lengths short. Other timers are unchanged, because real calls are in flight. Assigned by
 * hand: Testing Library mistakes a mock function in place of `setTimeout` for fake timers, and never waits.
 */
export function skipWaits(...lengths: number[]): void {
  const original = window.setTimeout;
  beforeEach(() => {
    window.setTimeout = ((run: () => void, delay?: number, ...values: unknown[]) =>
      original(run, lengths.includes(delay ?? 0) ? 200 : delay, ...values)) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = original;
  });
}

/** Makes every wait for a response count as slow at once. */
export const skipSlowWaits = (): void => skipWaits(SLOW_AFTER_MS);
