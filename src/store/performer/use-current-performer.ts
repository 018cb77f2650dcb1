import { useEffect, useEffectEvent, useState } from 'react';
import type { Performer } from '@/contract/performer';
import { orNull } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';

interface Status extends Pick<Performer, 'isOnline'> {
  streamingStatus?: string;
}

/**
 * The performer of the page with their current status: as loaded, changed by live events, and read again by `refresh`
 * and after every reconnect.
 */
export function useCurrentPerformer<P extends Status & { _id: string }>(performer: P) {
  const services = useServices();
  const socket = useSocket();
  const [changes, setChanges] = useState<Status>({});
  const [loaded, setLoaded] = useState(performer);
  // A reloaded page knows the current status.
  if (loaded !== performer) {
    setLoaded(performer);
    setChanges({});
  }

  // After a failure, the last known status stays; the server checks every request for a show anyway.
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
