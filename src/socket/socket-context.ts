import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { ServerEvents } from '@/contract/socket';
import type { SocketClient } from './socket-client';

/** The live connection of this page, or null while there is none. */
export const SocketContext = createContext<SocketClient | null>(null);

/** The live connection, or null while there is none. */
export const useSocket = (): SocketClient | null => useContext(SocketContext);

/** Listens to one event for as long as the component stands; the latest listener is called. */
export function useSocketEvent<Event extends keyof ServerEvents>(event: Event, listener: ServerEvents[Event]): void {
  const socket = useSocket();
  const tell = useEffectEvent((...args: Parameters<ServerEvents[Event]>) => (listener as (...values: typeof args) => void)(...args));
  useEffect(() => socket?.on(event, ((...args: Parameters<ServerEvents[Event]>) => tell(...args)) as ServerEvents[Event]), [socket, event]);
}
