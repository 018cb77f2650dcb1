import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { GoLiveBody } from '@/contract/streaming';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { useStoredDevices } from '@/media/live/use-stored-devices';
import { usePublisher } from '@/media/live/use-publisher';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import { watchBroadcast } from '@/store/broadcast/broadcast.saga';
import {
  bookedIncomeLoaded,
  consoleCleared,
  goLiveRequested,
  pauseRequested,
  type ResumedShow,
  showChanged,
  latestSaleRecorded,
  showEnded,
  storedShowEnded,
  ticketSold,
  latestSubscriberRecorded,
  showTipped,
  videoLost,
  wentOnAir,
} from '@/store/broadcast/broadcast.slice';
import { NO_FIGURES, selectIsOnAir, type Show } from '@/store/broadcast/broadcast.state';
import { canResumeBroadcast, type StoredShow, storedShow } from '@/store/broadcast/stored-show';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useRoom } from '@/store/room/use-room';
import { selectStreamHosts } from '@/store/streaming/streaming.selectors';
import { loadPublicShow } from '@/store/streaming/load-public-show';
import { useStreamToken } from '@/store/streaming/use-stream-token';
import { loaded } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import { showIncome } from './show-income';
import { fetchSales } from './use-show-income';

/**
 * A public show from the performer's side. The platform opens the room and the video goes to the media server; fans are
 * notified only after it has arrived there (contract E.4). The show ends when the component unmounts, which is when the
 * performer leaves the studio.
 */
export function useBroadcastConsole() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const socket = useSocket();
  const { step, show } = useAppSelector((state) => state.broadcast);
  const isOnAir = useAppSelector(selectIsOnAir);
  const publisher = useStoredDevices(
    usePublisher({ hosts: useAppSelector(selectStreamHosts), token: useStreamToken() }),
  );

  const open = isOnAir ? show : null;
  const conversationId = open?.conversationId ?? null;
  const isSending = publisher.state.step === 'live';
  useRoom(conversationId, 'public');

  const publish = useEffectEvent((sessionId: string) => void publisher.start(sessionId));
  const stop = useEffectEvent(() => publisher.stop());
  const sessionId = open?.sessionId;
  useEffect(() => {
    if (!sessionId) return;
    publish(sessionId);
    return () => stop();
  }, [sessionId]);

  // Browsers may report that they are offline while they aren't, so only the connection to the media server counts.
  useEffect(() => {
    if (conversationId) dispatch(isSending ? wentOnAir({ at: Date.now() }) : videoLost({ at: Date.now() }));
  }, [conversationId, isSending, dispatch]);

  // Viewers wait equally long and then read that the show has ended.
  const isConnected = useAppSelector((state) => state.system.socketStatus === 'connected');
  const isInterrupted = step === 'live' && !(isSending && isConnected);
  const endGrace = useEffectEvent(() => end({ lostConnection: true }));
  useEffect(() => {
    if (!isInterrupted) return;
    const timer = setTimeout(() => endGrace(), RECONNECT_GRACE_MS);
    return () => clearTimeout(timer);
  }, [isInterrupted]);

  // After a disconnect the server may consider the show ended: announce it again whenever video or connection are back.
  useEffect(() => {
    if (!socket || !conversationId || !isSending) return;
    const announce = () => socket.emit('public-stream/live', { conversationId });
    announce();
    return socket.onReconnect(announce);
  }, [socket, conversationId, isSending]);

  useShowSales(open);
  useSocketEvent('admin-end-session-stream', (ended) => {
    if (ended.conversationId === conversationId) end({ bySite: true });
  });
  useSocketEvent('model-left', ({ performerId, reason }) => {
    if (performerId === open?.performerId && (reason === 'ended' || reason === 'connectionLost'))
      end({ lostConnection: reason === 'connectionLost' });
  });

  const end = (how: { bySite?: boolean; lostConnection?: boolean } = {}) => {
    publisher.stop();
    dispatch(showEnded({ at: Date.now(), ...how }));
  };

  useEffect(() => {
    const left = new AbortController();
    void store.runUntil(left.signal)(watchBroadcast);
    return () => {
      dispatch(consoleCleared());
      left.abort();
    };
  }, [dispatch, store]);

  return {
    publisher,
    goLive: (goLiveBody: GoLiveBody, before?: ResumedShow, takeOver?: boolean) =>
      dispatch(goLiveRequested({ goLiveBody, before, takeOver })),
    /** Sends the video again after a failure. */
    publishAgain: () => void (sessionId && publisher.start(sessionId)),
    end: () => end(),
    /** Stops the show and asks its viewers to wait. */
    pause: () => {
      if (conversationId) socket?.emit('public-stream/pause', { conversationId });
      publisher.stop();
      dispatch(pauseRequested());
    },
    /** Ends the stored show instead of resuming it, and shows its summary. */
    endStored: (stored: StoredShow) => {
      const { conversationId: room, isPaused, performerId } = stored;
      const isRunning = !isPaused && canResumeBroadcast(stored, performerId, Date.now());
      // The server ends a show when its performer leaves the room, which this page hasn't entered.
      if (isRunning) socket?.emit('public-stream/join', { conversationId: room });
      if (isRunning || isPaused) socket?.emit('public-stream/leave', { conversationId: room });
      // Without a summary, the preview of the next show stays on.
      if (stored.figures.startedAt !== null) publisher.stop();
      dispatch(storedShowEnded(stored));
      storedShow.forget();
    },
    clear: () => dispatch(consoleCleared()),
  };
}

export type BroadcastConsole = ReturnType<typeof useBroadcastConsole>;

export const ConsoleContext = createContext<BroadcastConsole | null>(null);

/** The performer's public show, which runs above the pages of the studio. */
export function useSharedConsole(): BroadcastConsole {
  const broadcastConsole = use(ConsoleContext);
  if (!broadcastConsole) throw new Error('useSharedConsole must be used within ShowHost.');
  return broadcastConsole;
}

/**
 * Follows tips, tickets and the goal of the current show and notes which sales and subscribers are older, for its
 * summary.
 */
function useShowSales(show: Show | null): void {
  const dispatch = useAppDispatch();
  const services = useServices();
  const { earnings, subscriptions } = services;
  const socket = useSocket();
  const salesAfter = useAppSelector((state) => state.broadcast.salesAfter);

  useSocketEvent('tipped', ({ senderInfo, token, message, conversationId }) => {
    // Not every server says where a tip was given.
    if (conversationId !== undefined && conversationId !== show?.conversationId) return;
    dispatch(
      showTipped({
        name: senderInfo.name || senderInfo.username || 'A fan',
        senderId: senderInfo._id,
        avatar: senderInfo.avatar,
        tokens: Number(token) || 0,
        message: message || undefined,
        at: Date.now(),
      }),
    );
  });
  useSocketEvent('purchase_media_item_success', ({ _id, type, price }) => {
    if (!show || (type !== 'stream' && _id !== show.sessionId)) return;
    dispatch(ticketSold({ tokens: Number(price ?? show.goLiveBody.price) || 0 }));
  });

  useSocketEvent('change-stream-info', ({ type, performerId, goal, tipMenu }) => {
    if (show && type === 'public' && performerId === show.performerId) dispatch(showChanged({ goal, tipMenu }));
  });

  const mark = useEffectEvent(async () => {
    const newest = await loaded(
      async () => (await earnings.search({ sortBy: 'createdAt', sort: 'desc', limit: 1 })).data.data[0],
    );
    if (newest.ok) dispatch(latestSaleRecorded({ newest: newest.content?.createdAt ?? '' }));
    const subscriber = await loaded(
      async () => (await subscriptions.searchSubscribers({ sortBy: 'createdAt', sort: 'desc', limit: 1 })).data.data[0],
    );
    if (subscriber.ok) dispatch(latestSubscriberRecorded({ newest: subscriber.content?.createdAt ?? '' }));
  });
  const loadMissedSales = useEffectEvent(async () => {
    if (!show || salesAfter === null) return;
    const sales = await loaded(() => fetchSales(services, salesAfter, null));
    if (!sales.ok) return;
    const { tips, tickets } = showIncome(NO_FIGURES, sales.content);
    dispatch(bookedIncomeLoaded({ conversationId: show.conversationId, tips, tickets }));
  });
  const refreshGoal = useEffectEvent(async () => {
    const latest = show?.goal ? await loadPublicShow(services, show.performerId) : null;
    if (latest) dispatch(showChanged({ goal: latest.goal, tipMenu: latest.tipMenu }));
  });
  useEffect(
    () =>
      socket?.onReconnect(() => {
        void loadMissedSales();
        void refreshGoal();
      }),
    [socket],
  );

  const isUnmarked = show !== null && salesAfter === null;
  useEffect(() => {
    if (isUnmarked) void mark();
  }, [isUnmarked]);
}
