import { use, useEffect, useEffectEvent } from 'react';
import type { ServerEvents } from '@/contract/socket';
import type { SocketClient } from './socket-client';
import { SocketContext } from './socket-context';

/** The live connection of this page; null until it is opened, which happens after the page is there, and again when the visitor changes. */
export function useSocket(): SocketClient | null {
  const { socket, want } = use(SocketContext);
  useEffect(want, [want]);
  return socket;
}

/** Listens to an event of the live connection as long as the component is there. The listener of the last render is called. */
export function useSocketEvent<Event extends keyof ServerEvents>(event: Event, listener: ServerEvents[Event]): void {
  const socket = useSocket();
  const heard = useEffectEvent((args: unknown[]) => (listener as (...said: unknown[]) => void)(...args));

  useEffect(() => {
    if (!socket) return;
    return socket.on(event, ((...args: unknown[]) => heard(args)) as ServerEvents[Event]);
  }, [socket, event]);
}
