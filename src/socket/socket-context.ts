import { createContext } from 'react';
import type { SocketClient } from './socket-client';

/** The live connection of this page, or null while there is none. Rooms listen through it and stop when they are left. */
export const SocketContext = createContext<SocketClient | null>(null);
