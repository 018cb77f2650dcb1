import type { Context } from '../context';
import { is } from '../db/conditions';
import type { ConversationRow, MessageRow } from '../seed/rows/live';
import type { Viewer } from '../http/session';
import { messageView } from '../views/live';

let written = 0;

/** Returns an id that sorts by creation time, even within a millisecond, so chat messages keep their order. */
function orderedId(now: Date): string {
  written += 1;
  return now.getTime().toString(16).padStart(12, '0') + written.toString(16).padStart(12, '0');
}

export type NewLine = Pick<MessageRow, 'text'> & { type?: MessageRow['type']; token?: number; writer: Viewer };

/** Writes a message into a room, within the caller's transaction. `announceLine` sends it. */
export function writeLine(
  { store, now }: Context,
  room: ConversationRow,
  { text, type = 'text', token = 0, writer }: NewLine,
): MessageRow {
  const at = now().toISOString();
  const line: MessageRow = {
    _id: orderedId(now()),
    createdAt: at,
    updatedAt: at,
    conversationId: room._id,
    type,
    text,
    senderId: writer.account._id,
    senderSource: writer.source,
    isSystem: false,
    isDeleted: false,
    token,
  };
  store.conversations.update(room._id, {
    lastMessage: text.slice(0, 30),
    lastSenderId: line.senderId,
    lastMessageCreatedAt: at,
  });
  return store.messages.insert(line);
}

export function announceLine({ store, realtime }: Context, line: MessageRow): void {
  void realtime.emit(
    { room: line.conversationId },
    `message_created_conversation_${line.conversationId}`,
    messageView(store, line),
  );
}

/**
 * Sends a notice to the people in the room. Notices are not stored, because they would fill the pages of the chat
 * history.
 */
export function notifyRoom({ now, realtime }: Context, conversationId: string, text: string): void {
  const at = now().toISOString();
  const line = {
    _id: orderedId(now()),
    createdAt: at,
    updatedAt: at,
    conversationId,
    type: 'notify' as const,
    text,
    senderId: null,
    isSystem: true,
    isDeleted: false,
  };
  void realtime.emit({ room: conversationId }, `message_created_conversation_${conversationId}`, line);
}

/** Removes all messages from the room: a new show starts with an empty one. */
export function emptyRoom({ store, realtime }: Context, conversationId: string): void {
  store.messages.remove(is('conversationId', conversationId));
  void realtime.emit({ room: conversationId }, `clear_all_messages_${conversationId}`);
}

export function deleteLine({ store, now, realtime }: Context, line: MessageRow): MessageRow {
  const change = { text: 'Message deleted', isDeleted: true, updatedAt: now().toISOString() };
  const deleted = store.messages.update(line._id, change) ?? { ...line, ...change };
  void realtime.emit(
    { room: line.conversationId },
    `message_deleted_conversation_${line.conversationId}`,
    messageView(store, deleted),
  );
  return deleted;
}
