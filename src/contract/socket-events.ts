import type { ClientEvents, ServerEvents } from './socket';

/** One event of the live connection, as documented. The payload types are in `socket.ts`. */
export interface SocketEvent {
  payload: string;
  meaning: string;
}

const room = '{ conversationId }';
const roomStream = '{ conversationId, streamId, sessionId? }';
const roomMembers = '{ conversationId, total, members: PublicUser[], totalGuests? }';
const showMembers = '{ conversationId, total, members: PublicUser[], ranFor? }';
const income = '{ conversationId, token, netPrice? }';
const performerStatus = '{ id, performer?, status }';

/** Events sent by browsers. */
export const clientEvents = {
  'auth/login': {
    payload: '{ token }',
    meaning:
      'Once after each connect and reconnect: assigns the connection to the account of the token, which the handshake carries, too',
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
    payload: '{ performerId }, acknowledged with { status: boolean }',
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
  'admin-end-session-stream': {
    payload: '{ conversationId, streamId?, sessionId?, createdAt? }',
    meaning: 'To the room: the platform ended the show',
  },
  JOINED_THE_ROOM: {
    payload: '{ conversationId, streamId?, total, members: PublicUser[], streamList?, ranFor? }',
    meaning:
      'To a participant who entered a private or group show: its members and streams. ranFor is how long a private show has run so far, in milliseconds',
  },
  MODEL_JOIN_ROOM: { payload: room, meaning: 'To that room: the performer joined' },
  MODEL_LEFT_ROOM: {
    payload: '{ conversationId, reason?, userId?, ranFor?, date? }',
    meaning:
      'To that room: the performer left; to both sides of a private show also when it ended otherwise. userId is who left, ranFor how long a private show ran, in milliseconds. With the reason dropped or none, the show waits for them',
  },
  USER_LEFT_ROOM: {
    payload: '{ conversationId, reason?, userId?, ranFor?, username? }',
    meaning: 'To that room: the fan left. The fields mean the same as in MODEL_LEFT_ROOM',
  },
  'private-stream/streamJoined': {
    payload: '{ conversationId, streamId, sessionId?, user?: PublicUser }',
    meaning: 'To that room: play this stream, which user publishes',
  },
  'private-stream/streamLeaved': {
    payload: roomStream,
    meaning: 'To that room: the stream ended. private-stream/streamLeft means the same',
  },
  'private-stream/streamInformationChanged': { payload: showMembers, meaning: 'To that room: someone joined or left' },
  'private-chat-request': {
    payload: 'PrivateRequest: { user, conversationId, streamId, price?, userNote?, createdAt }',
    meaning: 'To the performer: a fan requests a private show',
  },
  'private-chat-accept': {
    payload: '{ conversation, sessionId, streamId? }',
    meaning: 'To the fan: the performer accepted',
  },
  'private-chat-decline': {
    payload: '{ conversationId, streamId? }',
    meaning: 'To the other side: the request was declined',
  },
  'private-chat-cancel': {
    payload: '{ conversationId, streamId? }',
    meaning: 'To the performer: the fan canceled the request',
  },
  'private-chat-timeOut': {
    payload: '{ conversationId, streamId? }',
    meaning: 'To both: the performer didn’t respond to the request in time',
  },
  tipped: {
    payload: '{ senderInfo: PublicUser, token, netPrice?, message?, conversationId? }',
    meaning:
      'To the performer: a tip arrived; message is what the fan wrote with it, conversationId the room it was given in, null outside rooms',
  },
  purchase_media_item_success: {
    payload: "{ _id, type: 'stream', name?, price }",
    meaning: 'To the performer: a ticket of the running show was sold',
  },
  'mute-comment': {
    payload: '{ conversationId, userId, isMuted }',
    meaning: 'To the performer and that fan: the fan was muted or unmuted in the room',
  },
  notify_users_block: { payload: '{ performerId }', meaning: 'To a fan: this performer has blocked them' },
  RECEIVED_PAID_TOKEN: {
    payload: income,
    meaning: 'To the performer: a minute of a private or group show was paid',
  },
  RECEIVED_PAID_TOKEN_EVENT: { payload: income, meaning: 'The same as RECEIVED_PAID_TOKEN' },
  update_balance: {
    payload: '{ token, type?, balance? }',
    meaning: 'To the account: token is added to the balance and may be negative; balance, if sent, is the new balance',
  },
  balance_update: { payload: '{ balance }', meaning: 'To the account: the new balance' },
  token_transaction_success: {
    payload: '{ item: { _id, slug? } }',
    meaning: 'To the buyer: a payment in tokens unlocked this item',
  },
  payment_status_callback: {
    payload: '{ redirectUrl }',
    meaning: 'To the buyer: the payment provider has decided a payment by card',
  },
  modelUpdateStatus: {
    payload: performerStatus,
    meaning: 'To everyone: a performer came online or went offline; status is online or offline',
  },
  modelUpdateStreamingStatus: {
    payload: performerStatus,
    meaning: 'To everyone: a performer went live or stopped; status is public, group, private or offline',
  },
} satisfies Partial<Record<keyof ServerEvents, SocketEvent>>;
