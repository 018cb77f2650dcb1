import { createContext } from 'react';
import type { SocketClient } from './socket-client';

export interface Connection {
  /** The live connection of this page, or null while there is none. Rooms listen through it and stop when they are left. */
  socket: SocketClient | null;
  /** Says that something on the page listens: there is no time to lose. */
  want: () => void;
}

export const SocketContext = createContext<Connection>({ socket: null, want: () => undefined });
