import { useEffect, useEffectEvent, useState } from 'react';
import { orNull } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import type { ShowPerformer } from './private-show.loader';

/**
 * The performer of the page with their current status: as loaded, changed by live events, and read again by `refresh`
 * and after every reconnect.
 */
export function useCurrentPerformer(performer: ShowPerformer) {
  const services = useServices();
  const socket = useSocket();
  const [changes, setChanges] = useState<Partial<Pick<ShowPerformer, 'isOnline' | 'streamingStatus'>>>({});

  // A failure keeps what is known: the server checks every request.
  const refresh = async () => {
    const status = await orNull(services.performers.get(performer._id), ({ isOnline, streamingStatus }) => ({
      isOnline: isOnline ?? false,
      streamingStatus: streamingStatus ?? 'offline',
    }));
    if (status) setChanges(status);
  };

  useSocketEvent('modelUpdateStatus', ({ id, status }) => {
    if (id === performer._id) setChanges((before) => ({ ...before, isOnline: status === 'online' }));
  });
  useSocketEvent('modelUpdateStreamingStatus', ({ id, status }) => {
    if (id === performer._id) setChanges((before) => ({ ...before, streamingStatus: status }));
  });
  const refreshMissed = useEffectEvent(() => void refresh());
  useEffect(() => socket?.onReconnect(() => refreshMissed()), [socket]);

  return { performer: { ...performer, ...changes }, refresh: () => void refresh() };
}
