import { RECONNECT_GRACE_MS } from '@/contract/timing';

/** Delayed actions by name. Scheduling the same name again restarts its time. */
export class Timers {
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  after(name: string, milliseconds: number, work: () => void): void {
    this.cancel(name);
    const timer = setTimeout(() => {
      this.waiting.delete(name);
      work();
    }, milliseconds);
    // An open sandbox must not keep a test process alive. Timers of jsdom have no `unref`.
    if (typeof timer === 'object') timer.unref();
    this.waiting.set(name, timer);
  }

  has(name: string): boolean {
    return this.waiting.has(name);
  }

  /** Returns whether there was a timer to cancel. */
  cancel(name: string): boolean {
    clearTimeout(this.waiting.get(name));
    return this.waiting.delete(name);
  }

  clear(): void {
    for (const name of this.waiting.keys()) this.cancel(name);
  }
}

/** Time limits for people, in ms. */
export type Patience = {
  request: number;
  /** Time to return into a show after the connection or stream broke. */
  grace: number;
  /** Time until a broken connection elsewhere counts as leaving: for chat notices, online status and requests. */
  absence: number;
  /** Time for both sides to enter the room of an accepted show. */
  arrival: number;
};

export const USUAL_PATIENCE: Patience = {
  request: 60_000,
  grace: RECONNECT_GRACE_MS,
  absence: 10_000,
  arrival: 30_000,
};
