import type { Conversation } from './conversation';
import type { Message } from './message';
import type { Transaction } from './payment';
import type { Performer } from './performer';
import type { InvitedShow, PrivateRequest, Stream } from './streaming';
import type { PublicUser } from './user';

/*
 * Events of the live socket. Names and payloads are those of the platform; misspelt ones are misspelt there. The maps
 * have the form that socket.io takes as type arguments.
 */

export interface TokenPayload {
  token: string | null;
}
export interface RoomPayload {
  conversationId: string;
}
export interface RoomStreamPayload extends RoomPayload {
  streamId: string;
  sessionId?: string;
}

/** Who is in a room. `total` counts members; guests, where the server counts them, are in `totalGuests`. */
export interface RoomMembers extends RoomPayload {
  total: number;
  members: PublicUser[];
  totalGuests?: number;
  /** How long a private show has run so far, in milliseconds: the time that both sides were in its room. */
  ranFor?: number;
}
export interface JoinedRoom extends RoomMembers {
  streamId?: string;
  streamList?: string[];
}

export type { PrivateRequest };
export interface PrivateRequestEnd extends RoomPayload {
  streamId?: string;
}
export type PrivateAccept = InvitedShow;

export interface PerformerPresence {
  performerId: string;
  conversationId?: string;
}

/**
 * Why somebody is gone: `dropped`, the connection broke and the show waits for `RECONNECT_GRACE_MS`; `connectionLost`, it did not come back in time;
 * `ended`, they left on purpose. A server that does not say why may have lost the connection: clients wait as after `dropped`.
 */
export type LeaveReason = 'dropped' | 'connectionLost' | 'ended';
export interface RoomDeparture extends RoomPayload {
  reason?: LeaveReason;
  /** Who left. */
  userId?: string;
  /** How long the private show ran, in milliseconds. */
  ranFor?: number;
}

/** `token` is added to the balance and may be negative; `balance`, where sent, is the new balance itself. */
export interface BalanceChange {
  token: number;
  type?: string;
  balance?: number;
}
export interface TokenIncome extends RoomPayload {
  token: number;
  netPrice?: number;
}
export interface Tip {
  senderInfo: PublicUser;
  token: number;
  netPrice?: number;
  /** What the fan wrote with it; servers may leave it to the line in the chat. */
  message?: string;
}

/** A fan may no longer write in a room, or may again. */
export interface MuteChange extends RoomPayload {
  userId: string;
  isMuted: boolean;
}

/** What was unlocked by a purchase: a video, gallery, post or stream. */
export interface UnlockedItem {
  item: { _id: string; [field: string]: unknown };
}
export interface PerformerStatus {
  id: string;
  performer?: Performer;
  status: string;
}

/** What browsers say to the server. */
export interface ClientEvents {
  'auth/login': (payload: TokenPayload) => void;
  'auth/logout': (payload: TokenPayload) => void;

  'public-stream/join': (payload: RoomPayload) => void;
  'public-stream/rejoin': (payload: RoomPayload) => void;
  'public-stream/leave': (payload: RoomPayload) => void;
  'public-stream/live': (payload: RoomPayload) => void;

  'private-stream/join': (payload: RoomStreamPayload) => void;
  'private-stream/leave': (payload: RoomStreamPayload) => void;
  JOIN_ROOM: (payload: RoomPayload) => void;
  REJOIN_ROOM: (payload: RoomPayload) => void;
  LEAVE_ROOM: (payload: RoomPayload) => void;

  'check-streaming': (payload: { performerId: string }, answer: (result: { status: boolean }) => void) => void;
}

/** What the server says to browsers. */
export interface ServerEvents {
  [name: `message_created_conversation_${string}`]: (message: Message) => void;
  [name: `message_deleted_conversation_${string}`]: (message: Message) => void;
  [name: `clear_all_messages_${string}`]: () => void;
  [name: `user_joined_${string}`]: (user: PublicUser) => void;

  message_created: (message: Message) => void;
  message_deleted: (message: Message) => void;
  nofify_read_messages_in_conversation: (payload: { total: number }) => void;

  'public-room-changed': (room: RoomMembers) => void;
  'join-broadcaster': (payload: PerformerPresence) => void;
  'model-joined': (payload: RoomPayload) => void;
  'model-left': (payload: PerformerPresence & { reason?: LeaveReason }) => void;
  'change-stream-info': (stream: Stream) => void;
  'admin-end-session-stream': (payload: RoomStreamPayload & { createdAt?: string }) => void;

  JOINED_THE_ROOM: (room: JoinedRoom) => void;
  MODEL_JOIN_ROOM: (payload: RoomPayload) => void;
  MODEL_LEFT_ROOM: (payload: RoomDeparture & { date?: string }) => void;
  USER_LEFT_ROOM: (payload: RoomDeparture & { username?: string }) => void;
  'private-stream/streamJoined': (payload: RoomStreamPayload & { user?: PublicUser }) => void;
  'private-stream/streamLeaved': (payload: RoomStreamPayload) => void;
  'private-stream/streamLeft': (payload: RoomStreamPayload) => void;
  'private-stream/streamInformationChanged': (room: RoomMembers) => void;

  'private-chat-request': (request: PrivateRequest) => void;
  'private-chat-accept': (payload: PrivateAccept) => void;
  'private-chat-decline': (payload: PrivateRequestEnd) => void;
  'private-chat-cancel': (payload: PrivateRequestEnd) => void;
  'private-chat-timeOut': (payload: PrivateRequestEnd) => void;
  'private-chat-payment-success': (payload: { conversation: Conversation }) => void;

  tipped: (tip: Tip) => void;
  RECEIVED_PAID_TOKEN: (income: TokenIncome) => void;
  RECEIVED_PAID_TOKEN_EVENT: (income: TokenIncome) => void;
  update_balance: (change: BalanceChange) => void;
  balance_update: (payload: { balance: number }) => void;

  token_transaction_success: (payload: UnlockedItem) => void;
  purchase_media_item_success: (payload: UnlockedItem['item']) => void;
  payment_status_callback: (payload: { redirectUrl: string }) => void;
  stripe_confirm_payment: (transaction: Transaction) => void;

  modelUpdateStatus: (payload: PerformerStatus) => void;
  modelUpdateStreamingStatus: (payload: PerformerStatus) => void;
  notify_and_redirect: (payload: { text: string; href: string }) => void;
  'mute-comment': (change: MuteChange) => void;
  notify_users_block: (payload: { performerId: string }) => void;
}
