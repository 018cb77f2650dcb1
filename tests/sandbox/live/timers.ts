import { RECONNECT_GRACE_MS } from '@/contract/timing';

/** What is to happen in a while, by name: asking again for the same thing starts its time anew. */
export class Timers {
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  after(name: string, milliseconds: number, work: () => void): void {
    this.cancel(name);
    const timer = setTimeout(() => {
      this.waiting.delete(name);
      work();
    }, milliseconds);
    // A sandbox that nobody closed must not keep a test process alive. The timers of a browser's window do not.
    if (typeof timer === 'object') timer.unref();
    this.waiting.set(name, timer);
  }

  has(name: string): boolean {
    return this.waiting.has(name);
  }

  /** Whether there was anything to cancel. */
  cancel(name: string): boolean {
    clearTimeout(this.waiting.get(name));
    return this.waiting.delete(name);
  }

  clear(): void {
    for (const name of this.waiting.keys()) this.cancel(name);
  }
}

/** How long the sandbox waits for people, in milliseconds. */
export type Patience = {
  /** For an answer to a request for a private show. */
  request: number;
  /** For somebody to come back into a show whose connection broke, or whose picture ended without a word. */
  grace: number;
  /** Before somebody whose connection broke counts as gone elsewhere: in the lines of a chat, as online, with a request. */
  absence: number;
  /** For both sides to enter the room of a show that was agreed. */
  arrival: number;
};

export const USUAL_PATIENCE: Patience = { request: 60_000, grace: RECONNECT_GRACE_MS, absence: 10_000, arrival: 30_000 };
