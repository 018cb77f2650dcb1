import { createContext } from 'react';
import type { SocketClient } from './socket-client';

export interface Connection {
  /** The live connection of this page, or null while there is none. */
  socket: SocketClient | null;
  /** Requests the connection now, because something on the page listens. */
  requestConnection: () => void;
}

export const SocketContext = createContext<Connection>({ socket: null, requestConnection: () => undefined });
