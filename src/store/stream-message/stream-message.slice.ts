import { createAction, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Conversation } from '@/contract/conversation';
import type { Message } from '@/contract/message';
import type { MuteChange } from '@/contract/socket';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';
import { socketStatusChanged } from '../system/system.slice';
import {
  type ConversationMessages,
  type Fetched,
  type FetchedMessages,
  noMessages,
  withDeleted,
  withFirst,
  trimMessages,
  markMessageLoss,
  withMissed,
  withOlder,
  withReceived,
} from './room-messages';
import { olderMessagesFailed, type RoomRef, sendFailed } from './room-failures';
import { initialStreamMessage, streamMessageReducer, type StreamMessageState } from './stream-message.state';

type MessageRef = RoomRef & { _id: string };
type FetchedOf = RoomRef & FetchedMessages;

export const messagesRequested = createAction<RoomRef>('streamMessage/messagesRequested');
export const olderMessagesRequested = createAction<RoomRef>('streamMessage/olderMessagesRequested');
export const missedMessagesRequested = createAction<RoomRef>('streamMessage/missedMessagesRequested');
export const messageSubmitted = createAction<RoomRef & { text: string }>('streamMessage/messageSubmitted');
/** Sends queued messages if possible. */
export const deliveryRequested = createAction<RoomRef>('streamMessage/deliveryRequested');
export const messageRemovalRequested = createAction<MessageRef>('streamMessage/messageRemovalRequested');

/** Changes a room outside Immer, whose proxies are slow with thousands of messages. */
function change(
  state: StreamMessageState,
  conversationId: string,
  next: (room: ConversationMessages) => ConversationMessages,
) {
  const room = original(state)?.conversationMap[conversationId];
  if (room) state.conversationMap[conversationId] = next(room);
}

function receive(state: StreamMessageState, conversationId: string, items: Message[]) {
  const room = original(state)?.conversationMap[conversationId] ?? noMessages();
  state.conversationMap[conversationId] = withReceived(room, items);
}

/** Ignores a response after the messages were cleared meanwhile. */
const ifFetching = (next: (room: ConversationMessages) => ConversationMessages) => (room: ConversationMessages) =>
  room.fetching ? next(room) : room;

const fail = (
  state: StreamMessageState,
  { payload: { conversationId, error } }: PayloadAction<RoomRef & { error: StoredError }>,
) => change(state, conversationId, (room) => ({ ...room, fetching: false, error, deletedIds: [], lostAgain: false }));

const streamMessageSlice = createSlice({
  name: 'streamMessage',
  initialState: initialStreamMessage,
  reducers: {
    conversationLoaded(state, { payload }: PayloadAction<Conversation>) {
      state.activeConversation = payload;
      state.sendMessage = initialStreamMessage.sendMessage;
    },
    messagesStarted(
      state,
      { payload: { conversationId, fetchKind = 'first' } }: PayloadAction<RoomRef & { fetchKind?: Fetched }>,
    ) {
      const room = original(state)?.conversationMap[conversationId] ?? noMessages();
      state.conversationMap[conversationId] = { ...room, fetching: true, error: null, fetchKind };
    },
    messagesLoaded(state, { payload }: PayloadAction<FetchedOf>) {
      change(
        state,
        payload.conversationId,
        ifFetching((room) => withFirst(room, payload)),
      );
    },
    olderMessagesLoaded(state, { payload }: PayloadAction<FetchedOf>) {
      change(
        state,
        payload.conversationId,
        ifFetching((room) => withOlder(room, payload)),
      );
    },
    /** `missed` are the messages that weren't received. */
    missedMessagesLoaded(state, { payload }: PayloadAction<FetchedOf & { missed: Message[] }>) {
      change(
        state,
        payload.conversationId,
        ifFetching((room) => withMissed(room, payload)),
      );
    },
    messagesFailed: fail,
    sendRequested(state) {
      state.sendMessage = { sending: true, success: false, data: null, error: null };
    },
    /** The message waits in the outbox until the connection is back. */
    messageQueued(state) {
      state.sendMessage = initialStreamMessage.sendMessage;
    },
    messageSent(state, { payload }: PayloadAction<Message>) {
      // A room that was left meanwhile stays forgotten: it is fetched when entered again.
      if (!(payload.conversationId in state.conversationMap)) return;
      state.sendMessage = { sending: false, success: true, data: payload, error: null };
      change(state, payload.conversationId, (room) => withReceived(room, [payload]));
    },
    /** The server saved the message but didn't return it. */
    messageSaved(state, { payload }: PayloadAction<RoomRef>) {
      if (payload.conversationId in state.conversationMap)
        state.sendMessage = { sending: false, success: true, data: null, error: null };
    },
    /**
     * Messages received by the socket, in order. The visitor's own message arrives here and as the response; it is
     * shown once.
     */
    messagesReceived(state, { payload: { conversationId, items } }: PayloadAction<RoomRef & { items: Message[] }>) {
      state.receiveMessage = items.at(-1) ?? state.receiveMessage;
      receive(state, conversationId, items);
    },
    /**
     * Drops the oldest messages above the limit. A separate action, so that a visible list knows what was removed from
     * its start.
     */
    messagesTrimmed(state, { payload }: PayloadAction<RoomRef>) {
      change(state, payload.conversationId, trimMessages);
    },
    messageDeleted(state, { payload }: PayloadAction<MessageRef>) {
      change(state, payload.conversationId, (room) => withDeleted(room, payload._id));
    },
    roomEntryConfirmed(state, { payload }: PayloadAction<RoomRef>) {
      state.enteredRoom = payload.conversationId;
    },
    muteChanged(state, { payload: { conversationId, userId, isMuted } }: PayloadAction<MuteChange>) {
      const others = (state.muted?.[conversationId] ?? []).filter((id) => id !== userId);
      state.muted = { ...state.muted, [conversationId]: isMuted ? [...others, userId] : others };
    },
    mutesLoaded(state, { payload: { conversationId, userIds } }: PayloadAction<RoomRef & { userIds: string[] }>) {
      state.muted = { ...state.muted, [conversationId]: userIds };
    },
    messagesCleared(state, { payload }: PayloadAction<RoomRef>) {
      state.conversationMap[payload.conversationId] = { ...noMessages(), hasFirstMessage: true };
    },
    /** Forgets the room's messages, and its send error, which must not show in the next room. */
    roomExited(state, { payload }: PayloadAction<RoomRef>) {
      delete state.conversationMap[payload.conversationId];
      delete state.muted?.[payload.conversationId];
      if (state.enteredRoom === payload.conversationId) delete state.enteredRoom;
      state.sendMessage = initialStreamMessage.sendMessage;
    },
    conversationReset: () => initialStreamMessage,
  },
  extraReducers: (builder) =>
    builder
      .addCase(olderMessagesFailed, fail)
      .addCase(sendFailed, (state, { payload: { conversationId, ...error } }) => {
        if (conversationId in state.conversationMap)
          state.sendMessage = { sending: false, success: false, data: null, error };
      })
      .addCase(socketStatusChanged, (state, { payload }) => {
        delete state.enteredRoom;
        if (payload === 'disconnect')
          Object.keys(state.conversationMap).forEach((id) => change(state, id, markMessageLoss));
      })
      .addMatcher(isVisitorChange, () => initialStreamMessage),
});

streamMessageReducer.fill(streamMessageSlice.reducer);
export const {
  conversationLoaded,
  messagesStarted,
  messagesLoaded,
  olderMessagesLoaded,
  missedMessagesLoaded,
  messagesFailed,
  sendRequested,
  messageQueued,
  messageSent,
  messageSaved,
  messagesReceived,
  messagesTrimmed,
  messageDeleted,
  roomEntryConfirmed,
  muteChanged,
  mutesLoaded,
  messagesCleared,
  roomExited,
  conversationReset,
} = streamMessageSlice.actions;
