import type { ClientEvents, ServerEvents } from './socket';

/** One event of the live connection, as documented. The payload types are in `socket.ts`. */
export interface SocketEvent {
  payload: string;
  meaning: string;
}

const room = '{ conversationId }';
const roomStream = '{ conversationId, streamId, sessionId? }';
const roomMembers = '{ conversationId, total, members: PublicUser[], totalGuests? }';

/** Events sent by browsers. */
export const clientEvents = {
  'auth/login': {
    payload: '{ token }',
    meaning: 'After each connect and reconnect: assigns the connection to the account of the token',
  },
  'auth/logout': { payload: '{ token }', meaning: 'The visitor logged out; the connection stays open for a guest' },
  'public-stream/join': { payload: room, meaning: "A viewer opens a performer's public room, or the performer does" },
  'public-stream/rejoin': { payload: room, meaning: 'The same, after a reconnect' },
  'public-stream/leave': { payload: room, meaning: 'A viewer leaves; sent by the performer, it ends the show' },
  'public-stream/live': { payload: room, meaning: 'The performer has started publishing' },
  'public-stream/pause': {
    payload: room,
    meaning:
      'Optional: the performer pauses the show for a private one. Without it, the show ends when the private one begins',
  },
  'private-stream/join': { payload: roomStream, meaning: 'One side of a private or group show has started publishing' },
  'private-stream/leave': { payload: roomStream, meaning: 'One side has stopped publishing' },
  JOIN_ROOM: { payload: room, meaning: 'Enters the room of a private or group show' },
  REJOIN_ROOM: { payload: room, meaning: 'The same, after a reconnect' },
  LEAVE_ROOM: { payload: room, meaning: 'Leaves that room, which ends a private show' },
  'check-streaming': {
    payload: '{ performerId }, answered with { status: boolean }',
    meaning: 'Asks whether a performer is live',
  },
} satisfies Record<keyof ClientEvents, SocketEvent>;

/** Events that the site handles; it ignores all others. Parts of a name in braces stand for their value. */
export const serverEvents = {
  'message_created_conversation_{conversationId}': {
    payload: 'Message',
    meaning: 'To the room: a new message; with isSystem, that someone joined or left',
  },
  'message_deleted_conversation_{conversationId}': {
    payload: 'Message',
    meaning: 'To the room: a message was removed',
  },
  'clear_all_messages_{conversationId}': { payload: 'none', meaning: 'To the room: all messages were removed' },
  'public-room-changed': {
    payload: roomMembers,
    meaning: 'To the room: someone joined or left. total counts members, not guests',
  },
  'join-broadcaster': {
    payload: '{ performerId, conversationId? }',
    meaning: 'To the room, and to each viewer who joins a running show: the performer is live',
  },
  'model-left': {
    payload: '{ performerId, conversationId?, reason? }',
    meaning:
      'To the room: the show is over, or with the reason dropped or paused waits for its performer. A paused show resumes with join-broadcaster',
  },
  'change-stream-info': {
    payload: 'Stream',
    meaning: 'To the room: title, price, tip menu or goal of the show changed, or a tip came closer to the goal',
  },
  'admin-end-session-stream': { payload: roomStream, meaning: 'To the room: the platform ended the show' },
  JOINED_THE_ROOM: {
    payload: '{ conversationId, streamId?, total, members, streamList? }',
    meaning: 'To a participant who entered a private or group show: its members and streams',
  },
  MODEL_JOIN_ROOM: { payload: room, meaning: 'To that room: the performer joined' },
  MODEL_LEFT_ROOM: { payload: '{ conversationId, date? }', meaning: 'To that room: the performer left' },
  USER_LEFT_ROOM: { payload: '{ conversationId, username? }', meaning: 'To that room: the fan left' },
  'private-stream/streamJoined': { payload: roomStream, meaning: 'To that room: play this stream' },
  'private-stream/streamLeaved': {
    payload: roomStream,
    meaning: 'To that room: the stream ended. private-stream/streamLeft means the same',
  },
  'private-stream/streamInformationChanged': { payload: roomMembers, meaning: 'To that room: someone joined or left' },
  'private-chat-request': {
    payload: 'PrivateRequest: { user, conversationId, streamId, price?, userNote?, createdAt }',
    meaning: 'To the performer: a fan asks for a private show',
  },
  'private-chat-accept': {
    payload: '{ conversation, sessionId, streamId? }',
    meaning: 'To the fan: the performer accepted',
  },
  'private-chat-decline': {
    payload: '{ conversationId, streamId? }',
    meaning: 'To the other side: the request was declined',
  },
  'private-chat-cancel': { payload: '{ conversationId }', meaning: 'To the performer: the fan canceled the request' },
  'private-chat-timeOut': { payload: '{ conversationId }', meaning: 'To both: nobody answered the request in time' },
  tipped: {
    payload: '{ senderInfo: PublicUser, token, netPrice?, message? }',
    meaning: 'To the performer: a tip arrived; message is what the fan wrote with it',
  },
  purchase_media_item_success: {
    payload: "{ _id, type: 'stream', price }",
    meaning: 'To the performer: a ticket of the running show was sold',
  },
  'mute-comment': {
    payload: '{ conversationId, userId, isMuted }',
    meaning: 'To the performer and that fan: the fan was muted or unmuted in the room',
  },
  notify_users_block: { payload: '{ performerId }', meaning: 'To a fan: this performer has blocked them' },
  RECEIVED_PAID_TOKEN: {
    payload: '{ conversationId, token, netPrice? }',
    meaning: 'To the performer: a minute of a private or group show was paid',
  },
  update_balance: {
    payload: '{ token, balance? }',
    meaning: 'To the account: token is added to the balance and may be negative; balance, if sent, is the new balance',
  },
  token_transaction_success: {
    payload: '{ item: { _id } }',
    meaning: 'To the buyer: a payment in tokens unlocked this item',
  },
  payment_status_callback: {
    payload: '{ redirectUrl }',
    meaning: 'To the buyer: the payment provider has decided a payment by card',
  },
  modelUpdateStreamingStatus: {
    payload: '{ id, performer?, status }',
    meaning: 'To everyone: a performer went live or offline',
  },
} satisfies Partial<Record<keyof ServerEvents, SocketEvent>>;
