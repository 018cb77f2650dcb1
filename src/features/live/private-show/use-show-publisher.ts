import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStoredDevices } from '@/media/live/use-stored-devices';
import { usePublisher } from '@/media/live/use-publisher';
import { useSocket } from '@/socket/use-socket-event';
import { useAppSelector } from '@/store/hooks';
import { type Show, streamIdOf } from '@/store/private-show/show';
import { selectStreamHosts } from '@/store/streaming/streaming.selectors';
import { useStreamToken } from '@/store/streaming/use-stream-token';

/** Sends the own picture into a show, from the devices that were chosen last, and tells the room of it as long as it is sent. `sends` is what the visitor chose at first. */
export function useShowPublisher(show: Show, sends: boolean) {
  const socket = useSocket();
  const account = useAppSelector(({ user }) => user.current._id);
  const publisher = useStoredDevices(usePublisher({ hosts: useAppSelector(selectStreamHosts), token: useStreamToken() }));
  const [wanted, setWanted] = useState(sends);
  const { conversationId } = show;
  const streamId = streamIdOf(show, account);

  const begin = useEffectEvent(() => publisher.start(streamId));
  const end = useEffectEvent(() => publisher.stop());
  useEffect(() => {
    if (!wanted) return undefined;
    void begin();
    return () => end();
  }, [wanted, streamId]);

  const isLive = publisher.state.step === 'live';
  const announced = useRef(false);
  useEffect(() => {
    if (!socket || !isLive) return undefined;
    const announce = () => socket.emit('private-stream/join', { conversationId, streamId });
    announced.current = true;
    announce();
    return socket.onReconnect(announce);
  }, [socket, isLive, conversationId, streamId]);

  // A picture that broke off is being repaired; only going says that it is over, and with it the show.
  const retract = useEffectEvent(() => {
    if (announced.current) socket?.emit('private-stream/leave', { conversationId, streamId });
    announced.current = false;
  });
  useEffect(() => () => retract(), [conversationId, streamId]);

  return {
    ...publisher,
    /** Whether the own picture is meant to be there. */
    wanted,
    begin: () => setWanted(true),
    again: () => void publisher.start(streamId),
  };
}

export type ShowPublisher = ReturnType<typeof useShowPublisher>;
