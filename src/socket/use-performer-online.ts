import { useState } from 'react';
import { useSocketEvent } from './use-socket-event';

/** True if a performer is online, by the data of the page and later events of the live connection. */
export function usePerformerOnline({ _id, isOnline = false }: { _id: string; isOnline?: boolean | number }): boolean {
  const [online, setOnline] = useState(Boolean(isOnline));
  useSocketEvent('modelUpdateStatus', ({ id, status }) => {
    if (id === _id) setOnline(status === 'online');
  });
  return online;
}
