import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Conversation } from '@/contract/conversation';
import type { Message } from '@/contract/message';
import { unknownTo } from '../list/list-state';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';

const DELETED_TEXT = 'Message deleted';

/** The messages of one room, oldest first. */
export interface ConversationMessages {
  items: Message[];
  total: number;
  fetching: boolean;
  error: StoredError | null;
}

export interface StreamMessageState {
  activeConversation: Conversation | null;
  conversationMap: Record<string, ConversationMessages>;
  sendMessage: { sending: boolean; success: boolean; data: Message | null; error: StoredError | null };
  /** The last message that came in. */
  receiveMessage: Message | null;
}

export const noMessages = (): ConversationMessages => ({ items: [], total: 0, fetching: false, error: null });

export const initialStreamMessage: StreamMessageState = {
  activeConversation: null,
  conversationMap: {},
  sendMessage: { sending: false, success: false, data: null, error: null },
  receiveMessage: null,
};

interface RoomRef {
  conversationId: string;
}
type MessageRef = RoomRef & { _id: string };
/** `items` as the server sends them: newest first. */
type FetchedMessages = RoomRef & { items: Message[]; total: number };

export const olderMessagesAsked = createAction<RoomRef>('streamMessage/olderMessagesAsked');
export const messageSubmitted = createAction<RoomRef & { text: string }>('streamMessage/messageSubmitted');
export const messageRemovalAsked = createAction<MessageRef>('streamMessage/messageRemovalAsked');
export const messageRemovalFailed = createAction<StoredError>('streamMessage/messageRemovalFailed');

const roomOf = (state: StreamMessageState, conversationId: string) => (state.conversationMap[conversationId] ??= noMessages());

const sentAfter = (message: Message, earlier: Message | undefined) => (message.createdAt ?? '') > (earlier?.createdAt ?? '');

function append(state: StreamMessageState, message: Message) {
  const room = roomOf(state, message.conversationId);
  if (room.items.some(({ _id }) => _id === message._id)) return;
  room.items.push(message);
  room.total += 1;
}

const streamMessageSlice = createSlice({
  name: 'streamMessage',
  initialState: initialStreamMessage,
  reducers: {
    /** The room of the show is known: its messages are fetched (spec §7). */
    conversationLoaded(state, { payload }: PayloadAction<Conversation>) {
      state.activeConversation = payload;
      state.sendMessage = initialStreamMessage.sendMessage;
    },
    messagesRequested(state, { payload }: PayloadAction<RoomRef>) {
      const room = roomOf(state, payload.conversationId);
      room.fetching = true;
      room.error = null;
    },
    /** The first load. What came in over the socket meanwhile, and is newer than what was fetched, stays at the end. */
    messagesLoaded(state, { payload }: PayloadAction<FetchedMessages>) {
      const room = state.conversationMap[payload.conversationId];
      if (!room) return;
      const fetched = [...payload.items].reverse();
      const arrived = unknownTo(fetched, room.items).filter((message) => sentAfter(message, fetched.at(-1)));
      room.items = [...fetched, ...arrived];
      room.total = payload.total + arrived.length;
      room.fetching = false;
    },
    olderMessagesLoaded(state, { payload }: PayloadAction<FetchedMessages>) {
      const room = state.conversationMap[payload.conversationId];
      if (!room) return;
      room.items = [...unknownTo(room.items, payload.items).reverse(), ...room.items];
      room.total = payload.total;
      room.fetching = false;
    },
    messagesFailed(state, { payload }: PayloadAction<RoomRef & { error: StoredError }>) {
      const room = state.conversationMap[payload.conversationId];
      if (!room) return;
      room.fetching = false;
      room.error = payload.error;
    },
    olderMessagesFailed(state, { payload }: PayloadAction<RoomRef & { error: StoredError }>) {
      const room = state.conversationMap[payload.conversationId];
      if (!room) return;
      room.fetching = false;
      room.error = payload.error;
    },
    sendRequested(state) {
      state.sendMessage = { sending: true, success: false, data: null, error: null };
    },
    messageSent(state, { payload }: PayloadAction<Message>) {
      state.sendMessage = { sending: false, success: true, data: payload, error: null };
      append(state, payload);
    },
    sendFailed(state, { payload }: PayloadAction<StoredError>) {
      state.sendMessage = { sending: false, success: false, data: null, error: payload };
    },
    /** The writer gets the own message twice, as an answer and over the socket: it is shown once. */
    messageReceived(state, { payload }: PayloadAction<Message>) {
      state.receiveMessage = payload;
      append(state, payload);
    },
    messageDeleted(state, { payload }: PayloadAction<MessageRef>) {
      const message = state.conversationMap[payload.conversationId]?.items.find(({ _id }) => _id === payload._id);
      if (!message) return;
      message.text = DELETED_TEXT;
      message.isDeleted = true;
    },
    messagesCleared(state, { payload }: PayloadAction<RoomRef>) {
      state.conversationMap[payload.conversationId] = noMessages();
    },
    /** The room is left. */
    conversationReset: () => initialStreamMessage,
  },
  extraReducers: (builder) => builder.addMatcher(isVisitorChange, () => initialStreamMessage),
});

export const streamMessageReducer = streamMessageSlice.reducer;
export const {
  conversationLoaded,
  messagesRequested,
  messagesLoaded,
  olderMessagesLoaded,
  messagesFailed,
  olderMessagesFailed,
  sendRequested,
  messageSent,
  sendFailed,
  messageReceived,
  messageDeleted,
  messagesCleared,
  conversationReset,
} = streamMessageSlice.actions;
