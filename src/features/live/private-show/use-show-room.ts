import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RoomDeparture, RoomMembers, RoomPayload, TokenIncome } from '@/contract/socket';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import type { PublicUser } from '@/contract/user';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import {
  minuteEarned,
  participantLeft,
  participantPresenceChanged,
  requestAccepted,
  requestDeclined,
  requestTimedOut,
  roomEntered,
  roomConnectionLost,
  showStopped,
} from '@/store/private-show/private-show.slice';
import { isPublishedBy, belongsToShow, type Show } from '@/store/private-show/show';
import { ROOM_EVENTS } from '@/store/room/room-events';
import { useRoom } from '@/store/room/use-room';
import { type ShowPerson, useShowPeople } from './use-show-people';

export interface ShowRoom {
  streams: readonly string[];
  people: readonly ShowPerson[];
  news: string;
}

/** If the server doesn't confirm the entry, assume it after this time. */
const ENTERED_MS = 2000;

/**
 * Joins the show's room while there is one, reports its events to the store, and returns the others and their streams.
 */
export function useShowRoom(show: Show | null): ShowRoom {
  const dispatch = useAppDispatch();
  const account = useAppSelector(({ user }) => user.current._id);
  const [streams, setStreams] = useState<string[]>([]);
  const { people, news, hasLeft } = useShowPeople(show);
  /** The room's list has named the other side: only then does their absence from it mean something. */
  const named = useRef(false);
  const conversationId = show?.conversationId ?? null;

  const pausedAt = useAppSelector(({ privateShow }) => privateShow.meter?.pausedAt ?? null);
  // After the grace period the show is over for the server, so only its own message lets it continue.
  const assumeEntry = useEffectEvent((id: string) => {
    if (pausedAt === null || Date.now() - pausedAt < RECONNECT_GRACE_MS) dispatch(roomEntered({ conversationId: id }));
  });

  const isConnected = useAppSelector(({ system }) => system.socketStatus === 'connected');
  useEffect(() => {
    if (!conversationId || isConnected) return undefined;
    dispatch(roomConnectionLost());
    return undefined;
  }, [dispatch, conversationId, isConnected]);
  useEffect(() => {
    if (!conversationId || !isConnected) return undefined;
    const timer = setTimeout(() => assumeEntry(conversationId), ENTERED_MS);
    return () => clearTimeout(timer);
  }, [conversationId, isConnected]);
  const socket = useSocket();
  const isReentering = useAppSelector(({ privateShow }) => privateShow.reentering);
  const reenter = useEffectEvent(() => {
    if (conversationId && isConnected) socket?.emit(ROOM_EVENTS.private.rejoin, { conversationId });
  });
  // After the device slept, the connection may look alive. Lost ones enter the room again by themselves.
  useEffect(() => {
    if (isReentering) reenter();
  }, [isReentering]);

  const isHere = (room: RoomPayload) => show !== null && room.conversationId === conversationId;
  /** In a fan's group show the others are fans, too. */
  const isAnyone = show?.role === 'performer' || show?.kind === 'private';
  const isOther = (id: string) => id !== account && (isAnyone || id === show?.other?._id);
  const see = (present: boolean, hasDropped?: boolean) => {
    if (conversationId) dispatch(participantPresenceChanged({ conversationId, present, hasDropped }));
  };
  const findOthers = (ids: readonly string[]) => ids.filter((id) => show && !isPublishedBy(show, id, account));

  const readRoom = (room: RoomMembers) => {
    readMembers(room.members);
    dispatch(roomEntered(room));
  };
  const readMembers = (members: readonly PublicUser[] = []) => {
    // The account itself is in its room: the server didn't say who is there.
    if (members.length === 0) return;
    const isThere = members.some(({ _id }) => isOther(_id));
    if (isThere || named.current) see(isThere);
    named.current ||= isThere;
  };
  const addStream = (id: string) => {
    if (!show || isPublishedBy(show, id, account)) return;
    setStreams((known) => (known.includes(id) ? known : [...known, id]));
    if (isAnyone ? belongsToShow(show, id) : show.other && isPublishedBy(show, id, show.other._id)) see(true);
  };
  const removeStream = (id: string) => setStreams((known) => known.filter((each) => each !== id));

  useSocketEvent(
    'private-chat-accept',
    ({ conversation }) => void dispatch(requestAccepted({ conversationId: conversation._id })),
  );
  useSocketEvent('private-chat-decline', (end) => void dispatch(requestDeclined(end)));
  useSocketEvent('private-chat-timeOut', (end) => void dispatch(requestTimedOut(end)));
  useSocketEvent('JOINED_THE_ROOM', (room) => {
    if (!isHere(room)) return;
    readRoom(room);
    if (room.streamList) setStreams(findOthers(room.streamList));
  });
  useSocketEvent('private-stream/streamInformationChanged', (room) => isHere(room) && readRoom(room));
  useSocketEvent('private-stream/streamJoined', (stream) => isHere(stream) && addStream(stream.streamId));
  useSocketEvent('private-stream/streamLeaved', (stream) => isHere(stream) && removeStream(stream.streamId));
  useSocketEvent('private-stream/streamLeft', (stream) => isHere(stream) && removeStream(stream.streamId));
  useSocketEvent('MODEL_JOIN_ROOM', (room) => isHere(room) && show?.role === 'fan' && see(true));
  // Without a reason, they may only have lost their connection: the show waits for them.
  const handleDeparture = (room: RoomDeparture) => {
    if (room.reason && room.reason !== 'dropped') dispatch(participantLeft(room));
    else if (isHere(room)) see(false, room.reason === 'dropped' || undefined);
  };
  // Servers notify both sides when they end a show themselves.
  useSocketEvent('MODEL_LEFT_ROOM', (room) =>
    room.reason || show?.role !== 'performer' || show.kind !== 'group'
      ? handleDeparture(room)
      : void dispatch(showStopped(room)),
  );
  useSocketEvent(
    'USER_LEFT_ROOM',
    (room) => show?.role === 'performer' && show.kind === 'private' && handleDeparture(room),
  );
  useSocketEvent('admin-end-session-stream', (room) => void dispatch(showStopped(room)));
  const countMinute = (income: TokenIncome) => void dispatch(minuteEarned({ ...income, at: Date.now() }));
  useSocketEvent('RECEIVED_PAID_TOKEN', countMinute);
  // Some servers use this name.
  useSocketEvent('RECEIVED_PAID_TOKEN_EVENT', countMinute);

  // After the listeners, so that no event of the room is missed.
  useRoom(conversationId, 'private');

  const forget = useEffectEvent(() => {
    named.current = false;
    setStreams([]);
  });
  useEffect(() => {
    if (!conversationId) return undefined;
    return () => forget();
  }, [conversationId]);

  return { streams: streams.filter((id) => !hasLeft(id)), people, news };
}
