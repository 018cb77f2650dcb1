import { useState } from 'react';
import { useSocketEvent } from './use-socket-event';

/** Whether a performer is online, as the page knew it and as the live connection says since. */
export function usePerformerOnline({ _id, isOnline = false }: { _id: string; isOnline?: boolean | number }): boolean {
  const [online, setOnline] = useState(Boolean(isOnline));
  useSocketEvent('modelUpdateStatus', ({ id, status }) => {
    if (id === _id) setOnline(status === 'online');
  });
  return online;
}
