import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import type { Stream } from '@/contract/streaming';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import { useServices } from '@/services/services-context';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { selectIsMuted } from '@/store/stream-message/stream-message.selectors';
import { muteChanged } from '@/store/stream-message/stream-message.slice';
import { getFacts, loadShow, type RoomPage, type ShowFacts } from './room.loader';
import { isPriced } from './room-messages';
import { getInitialShowState, showReducer, type ShowEvent } from './show-state';

const ENDED_BY_SITE = 'The site ended the show.';

/** How long a performer has to resume a paused show after the private one. */
const RETURN_MS = 10 * 60_000;

/** Statuses of servers for rooms without a show. */
const NOT_ON: readonly number[] = [400, 404, 422];

/** The event for a refused entry. Visitors who paid aren't asked to pay again. */
function toShowEvent({ status, message }: ApiError, show: ShowFacts | null, loggedIn: boolean): ShowEvent {
  if (NOT_ON.includes(status)) return { type: 'notOn' };
  if (status === 403 && isPriced(show) && !show?.hasPurchased) return { type: 'closed', phase: 'ticket', message };
  if (!loggedIn && (status === 401 || status === 403)) return { type: 'closed', phase: 'login', message: null };
  if (status === 403) return { type: 'closed', phase: 'refused', message };
  return { type: 'closed', phase: 'failed', message };
}

/** Whether the performer is live, in any form in which servers say so; null for other answers. */
function readIsLive(answer: unknown): boolean | null {
  if (isRecord(answer)) return Boolean(answer.status) && answer.status !== 'false';
  return typeof answer === 'boolean' ? answer : null;
}

/**
 * The show of a room: enters it when it is on, follows live events, and resumes automatically. Stops when the component
 * unmounts. `room` is the chat's conversation, if known.
 */
export function useShow({ performer, show: known }: RoomPage, room: string | null) {
  const services = useServices();
  const socket = useSocket();
  const loggedIn = useIsLoggedIn();
  const dispatch = useAppDispatch();
  const ownId = useAppSelector(({ user }) => user.current._id);
  const own = useAppSelector(({ user }) => user.current._id === performer._id);
  const wasMuted = useAppSelector(selectIsMuted(room ?? '', ownId));
  const [facts, setFacts] = useState(known);
  const [state, sendEvent] = useReducer(showReducer, null, () =>
    getInitialShowState(performer, isPriced(known) && !own && (known?.hasPurchased === false || !loggedIn)),
  );
  const { phase, entry } = state;
  const performerId = performer._id;

  // A reloaded page knows more, such as a payment here or in another tab.
  const [lastKnown, setLastKnown] = useState(known);
  if (lastKnown !== known) {
    setLastKnown(known);
    if (known) setFacts(known);
    if (known?.hasPurchased && phase === 'ticket') sendEvent({ type: 'again' });
  }

  if (phase === 'login' && loggedIn) sendEvent({ type: 'again' });

  const enter = useEffectEvent(async (signal: AbortSignal): Promise<{ facts: ShowFacts | null; event: ShowEvent }> => {
    // The page's own facts are used for the first entry only.
    const current =
      entry === 0 ? known : ((await loadShow(services, performerId, { signal }).catch(() => null)) ?? facts);
    try {
      const { data } = await services.streaming.join({ performerId }, { signal });
      const isMuted = data.conversation?.isMuted ?? wasMuted;
      if (room !== null && isMuted !== wasMuted && !signal.aborted)
        dispatch(muteChanged({ conversationId: room, userId: ownId, isMuted }));
      return { facts: mergeFacts(current, data), event: { type: 'entered', streamId: data.sessionId } };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { facts: current, event: toShowEvent(error, current, loggedIn) };
    }
  });

  useEffect(() => {
    if (phase !== 'joining') return;
    const aborter = new AbortController();
    void enter(aborter.signal).then(({ facts: nextFacts, event }) => {
      if (aborter.signal.aborted) return;
      setFacts(nextFacts);
      sendEvent(event);
    });
    return () => aborter.abort();
  }, [phase, entry]);

  // Visitors who were disconnected learn of the performer's return only after reconnecting.
  const isConnected = useAppSelector(({ system }) => system.socketStatus === 'connected');
  const lostText = `The show ended because ${performer.name} lost connection.`;
  const endGrace = useEffectEvent(() => sendEvent({ type: 'graceOver' }));
  useEffect(() => {
    if (phase !== 'interrupted' || !isConnected) return;
    const timer = setTimeout(() => endGrace(), RECONNECT_GRACE_MS);
    return () => clearTimeout(timer);
  }, [phase, isConnected]);

  // The performer returns after the private show, unless they decide otherwise.
  const [isPerformerAway, setPerformerAway] = useState(false);
  const endPause = useEffectEvent(() => sendEvent({ type: 'graceOver' }));
  useEffect(() => {
    if (phase !== 'paused' || !isPerformerAway) return;
    const timer = setTimeout(() => endPause(), RETURN_MS);
    return () => clearTimeout(timer);
  }, [phase, isPerformerAway]);

  const isHere = (id: string | undefined, conversationId?: string) =>
    id === performerId || (conversationId !== undefined && conversationId === room);

  useSocketEvent('join-broadcaster', (payload) => {
    if (!isHere(payload.performerId, payload.conversationId)) return;
    setPerformerAway(false);
    sendEvent({ type: 'onAir' });
  });
  useSocketEvent(
    'model-left',
    (payload) =>
      isHere(payload.performerId, payload.conversationId) &&
      sendEvent({
        type: 'over',
        reason: payload.reason,
        // Many servers give no reason, for shows that ended on purpose, too.
        message: payload.reason === 'connectionLost' || payload.reason === 'dropped' ? lostText : undefined,
      }),
  );
  useSocketEvent(
    'admin-end-session-stream',
    (payload) =>
      isHere(undefined, payload.conversationId) && sendEvent({ type: 'over', reason: 'ended', message: ENDED_BY_SITE }),
  );
  useSocketEvent('modelUpdateStreamingStatus', ({ id, status }) => {
    if (!isHere(id)) return;
    setPerformerAway(status === 'offline');
    sendEvent({ type: 'status', status });
  });
  useSocketEvent(
    'change-stream-info',
    (stream) =>
      stream.type === 'public' && isHere(stream.performerId) && setFacts((before) => mergeFacts(before, stream)),
  );

  const refreshGoal = useEffectEvent(async () => {
    const latest = facts?.goal ? await loadShow(services, performerId) : null;
    if (latest) setFacts((before) => mergeFacts(before, latest));
  });

  // Events before or between connections were missed.
  useEffect(() => {
    if (!socket) return;
    const check = (isFirst: boolean) =>
      socket.emit('check-streaming', { performerId }, (answer) => {
        const on = readIsLive(answer);
        if (on === null) return;
        setPerformerAway(!on);
        sendEvent({ type: 'checked', on, isFirst });
      });
    check(true);
    return socket.onReconnect(() => {
      check(false);
      void refreshGoal();
    });
  }, [socket, performerId]);

  const retry = useCallback(() => sendEvent({ type: 'again' }), []);
  const requireLogin = useCallback(() => sendEvent({ type: 'closed', phase: 'login', message: null }), []);
  return { ...state, facts, own, loggedIn, again: retry, requireLogin };
}

const mergeFacts = (before: ShowFacts | null, more: Partial<Stream>): ShowFacts | null => {
  const _id = more._id ?? before?._id;
  if (!_id) return before;
  const reported = Object.fromEntries(
    Object.entries(getFacts({ ...more, _id })).filter(([, value]) => value !== undefined),
  );
  return { ...before, ...reported, _id };
};

export type ShowView = ReturnType<typeof useShow>;
