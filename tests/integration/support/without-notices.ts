import { FIRST_LOAD_MS } from '@/features/studio/notices/use-notice-feed';

/** Keeps the bell of the studio from loading its lists, which would use up faults that a test sets for the page. */
export function withoutNotices(): void {
  const original = window.setTimeout;
  beforeEach(() => {
    window.setTimeout = ((run: () => void, delay?: number) =>
      delay === FIRST_LOAD_MS ? original(() => undefined) : original(run, delay)) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = original;
  });
}
