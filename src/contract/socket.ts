import { z } from 'zod';
import { conversationSchema, type Conversation } from './conversation';
import { count, id, isoDate, tokens } from './fields';
import { messageSchema, type Message } from './message';
import { transactionSchema, type Transaction } from './payment';
import { performerSchema } from './performer';
import {
  invitedShowData,
  privateRequestSchema,
  streamSchema,
  type InvitedShow,
  type PrivateRequest,
  type Stream,
} from './streaming';
import { publicUserSchema, type PublicUser } from './user';

/*
 * Events of the live socket, with the names and payloads of the platform, misspellings included. The maps have the form
 * of socket.io's type arguments.
 */

export interface TokenPayload {
  token: string | null;
}

const room = z.object({ conversationId: id });
export type RoomPayload = z.infer<typeof room>;

const roomStream = room.extend({ streamId: id, sessionId: z.string().optional() });
export type RoomStreamPayload = z.infer<typeof roomStream>;

/**
 * The members of a room. `total` counts members; guests, if the server counts them, are in `totalGuests`. `ranFor` is
 * how long a private show has run so far, in ms: the time with both sides in its room.
 */
const roomMembers = room.extend({
  total: count,
  members: z.array(publicUserSchema),
  totalGuests: count.optional(),
  ranFor: z.number().optional(),
});
export type RoomMembers = z.infer<typeof roomMembers>;

const joinedRoom = roomMembers.extend({ streamId: id.optional(), streamList: z.array(z.string()).optional() });
export type JoinedRoom = z.infer<typeof joinedRoom>;

export type { PrivateRequest };

const requestEnd = room.extend({ streamId: id.optional() });
export type PrivateRequestEnd = z.infer<typeof requestEnd>;
export type PrivateAccept = InvitedShow;

const sessionEnd = requestEnd.extend({ sessionId: z.string().optional(), createdAt: isoDate.optional() });
type SessionEnd = z.infer<typeof sessionEnd>;

const presence = z.object({ performerId: id, conversationId: id.optional() });
export type PerformerPresence = z.infer<typeof presence>;

const leaveReasons = ['dropped', 'connectionLost', 'paused', 'ended'] as const;
/**
 * Why a participant is gone. `dropped`: the connection broke and the show waits for `RECONNECT_GRACE_MS`;
 * `connectionLost`: it wasn't back in time; `paused`: the performer pauses the public show for a private one and
 * returns to it; `ended`: they left on purpose. Without a reason the connection may have been lost, so clients wait as
 * after `dropped`.
 */
export type LeaveReason = (typeof leaveReasons)[number];
/** `userId` is who left; `ranFor` is how long the private show ran, in ms. */
const departure = room.extend({
  reason: z.enum(leaveReasons).optional(),
  userId: id.optional(),
  ranFor: z.number().optional(),
});
export type RoomDeparture = z.infer<typeof departure>;

/** `token` is added to the balance and may be negative; `balance`, if sent, is the new balance. */
const balanceChange = z.object({ token: z.number(), type: z.string().optional(), balance: z.number().optional() });
export type BalanceChange = z.infer<typeof balanceChange>;

const income = room.extend({ token: z.number(), netPrice: z.number().optional() });
export type TokenIncome = z.infer<typeof income>;

/**
 * `message` is the fan's text; some servers send it only in the chat. `conversationId` is the room in which the tip was
 * given, null outside rooms; not every server sends it.
 */
const tip = z.object({
  senderInfo: publicUserSchema,
  token: tokens,
  netPrice: z.number().optional(),
  message: z.string().optional(),
  conversationId: id.nullable().optional(),
});
export type Tip = z.infer<typeof tip>;

/** A fan was muted or unmuted in a room. */
const muteChange = room.extend({ userId: id, isMuted: z.boolean() });
export type MuteChange = z.infer<typeof muteChange>;

const item = z.looseObject({ _id: id });
/** The item unlocked by a purchase: a video, gallery, post or stream. */
const unlocked = z.object({ item });
export type UnlockedItem = z.infer<typeof unlocked>;

const performerStatus = z.object({ id, performer: performerSchema.optional(), status: z.string() });
export type PerformerStatus = z.infer<typeof performerStatus>;

/** Payloads of server events. `*` is the id of a conversation. */
export const serverPayloads = {
  'message_created_conversation_*': messageSchema,
  'message_deleted_conversation_*': messageSchema,
  'user_joined_*': publicUserSchema,
  message_created: messageSchema,
  message_deleted: messageSchema,
  nofify_read_messages_in_conversation: z.object({ total: count }),
  'public-room-changed': roomMembers,
  'join-broadcaster': presence,
  'model-joined': room,
  'model-left': presence.extend({ reason: z.enum(leaveReasons).optional() }),
  'change-stream-info': streamSchema,
  'admin-end-session-stream': sessionEnd,
  JOINED_THE_ROOM: joinedRoom,
  MODEL_JOIN_ROOM: room,
  MODEL_LEFT_ROOM: departure.extend({ date: z.string().optional() }),
  USER_LEFT_ROOM: departure.extend({ username: z.string().optional() }),
  'private-stream/streamJoined': roomStream.extend({ user: publicUserSchema.optional() }),
  'private-stream/streamLeaved': roomStream,
  'private-stream/streamLeft': roomStream,
  'private-stream/streamInformationChanged': roomMembers,
  'private-chat-request': privateRequestSchema,
  'private-chat-accept': invitedShowData,
  'private-chat-decline': requestEnd,
  'private-chat-cancel': requestEnd,
  'private-chat-timeOut': requestEnd,
  'private-chat-payment-success': z.object({ conversation: conversationSchema }),
  tipped: tip,
  RECEIVED_PAID_TOKEN: income,
  RECEIVED_PAID_TOKEN_EVENT: income,
  update_balance: balanceChange,
  balance_update: z.object({ balance: z.number() }),
  token_transaction_success: unlocked,
  purchase_media_item_success: item,
  payment_status_callback: z.object({ redirectUrl: z.string() }),
  stripe_confirm_payment: transactionSchema,
  modelUpdateStatus: performerStatus,
  modelUpdateStreamingStatus: performerStatus,
  notify_and_redirect: z.object({ text: z.string(), href: z.string() }),
  'mute-comment': muteChange,
  notify_users_block: z.object({ performerId: id }),
} satisfies Readonly<Record<string, z.ZodType>>;

/** Events from browsers to the server. */
export interface ClientEvents {
  'auth/login': (payload: TokenPayload) => void;
  'auth/logout': (payload: TokenPayload) => void;

  'public-stream/join': (payload: RoomPayload) => void;
  'public-stream/rejoin': (payload: RoomPayload) => void;
  'public-stream/leave': (payload: RoomPayload) => void;
  'public-stream/live': (payload: RoomPayload) => void;
  /** Optional: the performer pauses the show for a private one. Servers that don't know it end the show. */
  'public-stream/pause': (payload: RoomPayload) => void;

  'private-stream/join': (payload: RoomStreamPayload) => void;
  'private-stream/leave': (payload: RoomStreamPayload) => void;
  JOIN_ROOM: (payload: RoomPayload) => void;
  REJOIN_ROOM: (payload: RoomPayload) => void;
  LEAVE_ROOM: (payload: RoomPayload) => void;

  'check-streaming': (payload: { performerId: string }, acknowledge: (result: { status: boolean }) => void) => void;
}

/** Events from the server to browsers. */
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
  'admin-end-session-stream': (payload: SessionEnd) => void;

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
