import type { Viewer } from '../http/session';
import { accountRoom, conversationRoom, type SandboxServer, type SandboxSocket } from './sockets';

/** Who is connected and in which room, read from the sockets. */
export class Presence {
  constructor(private readonly io: SandboxServer) {}

  /** All connections, including guests. */
  get connections(): number {
    return this.io.sockets.sockets.size;
  }

  sockets(conversationId: string): SandboxSocket[] {
    return this.socketsIn(conversationRoom(conversationId));
  }

  /** The accounts in a room, each once, regardless of open tabs. */
  members(conversationId: string): Viewer[] {
    const viewers = this.sockets(conversationId).flatMap(({ data }) => data.viewer ?? []);
    return [...new Map(viewers.map((viewer) => [viewer.account._id, viewer])).values()];
  }

  guests(conversationId: string): number {
    return this.sockets(conversationId).filter(({ data }) => !data.viewer).length;
  }

  isIn(conversationId: string, accountId: string): boolean {
    return this.sockets(conversationId).some(({ data }) => data.viewer?.account._id === accountId);
  }

  isConnected(accountId: string): boolean {
    return this.getSockets(accountId).length > 0;
  }

  getSockets(accountId: string): SandboxSocket[] {
    return this.socketsIn(accountRoom(accountId));
  }

  private socketsIn(room: string): SandboxSocket[] {
    const { adapter, sockets } = this.io.sockets;
    return [...(adapter.rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
  }
}
