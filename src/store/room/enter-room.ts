import type { RoomMembers } from '@/contract/socket';
import type { SocketClient } from '@/socket/socket-client';
import type { AppStore } from '../make-store';
import { MAX_ROOM_MESSAGES } from '../stream-message/room-messages';
import {
  messageDeleted,
  messagesTrimmed,
  messagesCleared,
  messagesReceived,
  missedMessagesRequested,
  muteChanged,
  roomEntryConfirmed,
} from '../stream-message/stream-message.slice';
import { membersChanged } from '../streaming/streaming.slice';
import { batchRoomMessages } from './message-batcher';
import { MEMBER_EVENTS, ROOM_EVENTS, type RoomKind } from './room-events';

/** Trimming starts this far above the limit, so that it doesn't run for every new message. */
const SLACK = 250;

/** Servers that don't report who is in the room count as having admitted the visitor after this time. */
const ENTERED_MS = 2000;

interface Entrance {
  conversationId: string;
  kind: RoomKind;
  /** What the first fetch of missed messages may wait for. */
  beforeFirstFetch: () => Promise<void> | null;
  /** False if leaving sends nothing: the performer's own `leave` would end their show, which may run in another tab. */
  shouldSendLeave: boolean;
}

/**
 * Enters a room and keeps its state in sync with the server. Messages between the last fetch and the entry are fetched
 * once the server confirms the entry, and again after every reconnect. Returns the function that leaves the room.
 */
export function enterRoom(
  socket: SocketClient,
  { dispatch, getState }: AppStore,
  { conversationId, kind, beforeFirstFetch, shouldSendLeave }: Entrance,
): () => void {
  const room = { conversationId };
  let hasLeft = false;
  let isFirst = true;
  let entering: ReturnType<typeof setTimeout> | null = null;

  const bundle = batchRoomMessages({
    messages(items) {
      dispatch(messagesReceived({ conversationId, items }));
      if ((getState().streamMessage.conversationMap[conversationId]?.items.length ?? 0) > MAX_ROOM_MESSAGES + SLACK)
        setTimeout(() => dispatch(messagesTrimmed(room)));
    },
    members: (counted) => dispatch(membersChanged(counted)),
  });

  const finishEntering = () => {
    if (entering === null) return;
    clearTimeout(entering);
    entering = null;
    const { auth, streaming } = getState();
    // Only queued messages and stream tokens wait for it, and the first action loads the sagas.
    if (auth.loggedIn || streaming.settings.secureOption) dispatch(roomEntryConfirmed(room));
    const wait = isFirst ? beforeFirstFetch() : null;
    isFirst = false;
    if (wait) void wait.then(() => hasLeft || dispatch(missedMessagesRequested(room)));
    else dispatch(missedMessagesRequested(room));
  };
  const waitForEntrance = () => {
    if (entering !== null) clearTimeout(entering);
    entering = setTimeout(
      () => (getState().system.socketStatus === 'connected' ? finishEntering() : waitForEntrance()),
      ENTERED_MS,
    );
  };
  const enter = (how: 'join' | 'rejoin') => {
    socket.emit(ROOM_EVENTS[kind][how], room);
    waitForEntrance();
  };
  const count = (counted: RoomMembers) => {
    if (counted.conversationId !== conversationId) return;
    bundle.setMembers(counted);
    finishEntering();
  };

  const stops = [
    socket.on(`message_created_conversation_${conversationId}`, (message) =>
      bundle.addMessage({ ...message, conversationId }),
    ),
    socket.on(`message_deleted_conversation_${conversationId}`, ({ _id }) => {
      bundle.now();
      dispatch(messageDeleted({ conversationId, _id }));
    }),
    socket.on(`clear_all_messages_${conversationId}`, () => {
      bundle.now();
      dispatch(messagesCleared(room));
    }),
    socket.on('mute-comment', (change) => change.conversationId === conversationId && dispatch(muteChanged(change))),
    ...MEMBER_EVENTS[kind].map((event) => socket.on(event, count)),
    socket.onReconnect(() => enter('rejoin')),
  ];
  enter('join');

  return () => {
    hasLeft = true;
    stops.forEach((stop) => stop());
    bundle.stop();
    if (entering !== null) clearTimeout(entering);
    if (shouldSendLeave) socket.emit(ROOM_EVENTS[kind].leave, room);
  };
}
