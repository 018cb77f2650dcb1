import { use, useEffect, useEffectEvent } from 'react';
import type { ServerEvents } from '@/contract/socket';
import type { SocketClient } from './socket-client';
import { SocketContext } from './socket-context';

/** The live connection of this page; null until it opens, after the page has loaded or the visitor has changed. */
export function useSocket(): SocketClient | null {
  const { socket, requestConnection } = use(SocketContext);
  useEffect(requestConnection, [requestConnection]);
  return socket;
}

/** Listens to an event of the live connection while the component is mounted. Calls the listener of the last render. */
export function useSocketEvent<Event extends keyof ServerEvents>(event: Event, listener: ServerEvents[Event]): void {
  const socket = useSocket();
  const callListener = useEffectEvent((args: unknown[]) => (listener as (...values: unknown[]) => void)(...args));

  useEffect(() => {
    if (!socket) return;
    return socket.on(event, ((...args: unknown[]) => callListener(args)) as ServerEvents[Event]);
  }, [socket, event]);
}
