/**
 * Holds timers until the test fires them, so that neither the speed of the machine nor a real wait decides what happens
 * first. Call it at the top of a file. Assigned by hand: Testing Library mistakes a mock function in place of
 * `setTimeout` for fake timers, and never waits.
 */
export function timerHolder() {
  const { setTimeout, clearTimeout } = globalThis;
  const held = new Map<unknown, () => void>();
  afterEach(() => {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    held.clear();
  });
  return {
    /** From now on, holds the timers of these lengths in ms. */
    hold(...lengths: number[]): void {
      const start = (run: () => void, ms = 0, ...values: []) => {
        if (!lengths.includes(ms)) return setTimeout(run, ms, ...values);
        const timer = setTimeout(() => undefined);
        held.set(timer, () => run(...values));
        return timer;
      };
      const stop = (timer?: NodeJS.Timeout) => {
        held.delete(timer);
        clearTimeout(timer);
      };
      Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
    },
    /** The number of pending held timers. */
    count: () => held.size,
    /** Lets the held timers end now. */
    fire(): void {
      const ended = [...held.values()];
      held.clear();
      ended.forEach((run) => run());
    },
  };
}
