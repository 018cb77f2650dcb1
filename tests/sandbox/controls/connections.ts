import type { Socket } from 'node:net';
import { getPattern } from './faults';

/** The connections of calls in progress. */
export class Connections {
  private readonly inFlight = new Map<symbol, { path: string; socket: Socket }>();

  /** Tracks a call until the returned function is called. Under msw there is no connection to track. */
  hold(path: string, socket: Socket | undefined): () => void {
    const id = Symbol(path);
    if (socket) this.inFlight.set(id, { path, socket });
    return () => void this.inFlight.delete(id);
  }

  /** Breaks the connections of matching calls, as a network failure does. Returns their number. */
  cut(path: string): number {
    const pattern = getPattern(path);
    const hit = [...this.inFlight.values()].filter(
      ({ path: called, socket }) => !socket.destroyed && pattern.test(called),
    );
    for (const { socket } of hit) socket.destroy();
    return hit.length;
  }
}
