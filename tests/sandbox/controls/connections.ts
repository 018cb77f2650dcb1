import type { Socket } from 'node:net';
import { patternOf } from './faults';

/** The connections of calls that are under way. */
export class Connections {
  private readonly underWay = new Map<symbol, { path: string; socket: Socket }>();

  /** Knows of a call until what it gives is called. Where there is no connection, as under msw, there is nothing to know. */
  hold(path: string, socket: Socket | undefined): () => void {
    const id = Symbol(path);
    if (socket) this.underWay.set(id, { path, socket });
    return () => void this.underWay.delete(id);
  }

  /** Breaks those of calls that fit, as a network does. Gives their number. */
  cut(path: string): number {
    const pattern = patternOf(path);
    const hit = [...this.underWay.values()].filter(({ path: called, socket }) => !socket.destroyed && pattern.test(called));
    for (const { socket } of hit) socket.destroy();
    return hit.length;
  }
}
