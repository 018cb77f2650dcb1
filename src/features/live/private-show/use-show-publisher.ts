import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStoredDevices } from '@/media/live/use-stored-devices';
import { usePublisher } from '@/media/live/use-publisher';
import { useSocket } from '@/socket/use-socket-event';
import { useAppSelector } from '@/store/hooks';
import { type Show, getStreamId } from '@/store/private-show/show';
import { selectStreamHosts } from '@/store/streaming/streaming.selectors';
import { useStreamToken } from '@/store/streaming/use-stream-token';

/**
 * Publishes the visitor's video into a show and announces it to the room while it is live. `sends` is the initial
 * choice.
 */
export function useShowPublisher(show: Show, sends: boolean) {
  const socket = useSocket();
  const account = useAppSelector(({ user }) => user.current._id);
  const publisher = useStoredDevices(
    usePublisher({ hosts: useAppSelector(selectStreamHosts), token: useStreamToken() }),
  );
  const [isRequested, setRequested] = useState(sends);
  const { conversationId } = show;
  const streamId = getStreamId(show, account);

  const begin = useEffectEvent(() => publisher.start(streamId));
  const end = useEffectEvent(() => publisher.stop());
  useEffect(() => {
    if (!isRequested) return undefined;
    void begin();
    return () => end();
  }, [isRequested, streamId]);

  const isLive = publisher.state.step === 'live';
  const announced = useRef(false);
  useEffect(() => {
    if (!socket || !isLive) return undefined;
    const announce = () => socket.emit('private-stream/join', { conversationId, streamId });
    announced.current = true;
    announce();
    return socket.onReconnect(announce);
  }, [socket, isLive, conversationId, streamId]);

  // A broken stream is being repaired; only leaving ends it.
  const retract = useEffectEvent(() => {
    if (announced.current) socket?.emit('private-stream/leave', { conversationId, streamId });
    announced.current = false;
  });
  useEffect(() => () => retract(), [conversationId, streamId]);

  return {
    ...publisher,
    /** True if the visitor wants to share video. */
    isRequested,
    begin: () => setRequested(true),
    again: () => void publisher.start(streamId),
  };
}

export type ShowPublisher = ReturnType<typeof useShowPublisher>;
