import { z } from 'zod';
import { listData } from './envelope';
import { accountKinds, id, record, requiredText } from './fields';
import type { Operations } from './operation';
import { listQuery, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** A line of a conversation. Lines of the system tell who joined, left or tipped. */
export const messageSchema = record(
  { conversationId: id, text: z.string() },
  {
    type: z.enum(['text', 'photo', 'notify', 'tip']),
    fileId: id.nullable(),
    imageUrl: z.string().nullable(),
    senderId: id.nullable(),
    senderSource: z.enum(accountKinds),
    senderInfo: publicUserSchema.nullable(),
    meta: z.looseObject({}).nullable(),
    isSystem: z.boolean(),
    isDeleted: z.boolean(),
  },
);
export type Message = z.infer<typeof messageSchema>;

export const messageSearchQuery = listQuery({});
export type MessageSearchQuery = QueryOf<typeof messageSearchQuery>;

export const sendMessageBody = z.object({
  text: requiredText('Write a message.').max(500, 'A message has at most 500 characters.'),
  type: z.enum(['text', 'photo', 'notify', 'tip'], 'This kind of message does not exist.').optional(),
});
export type SendMessageBody = z.input<typeof sendMessageBody>;

export const messageOperations = {
  searchStreamMessages: {
    method: 'GET',
    path: '/messages/conversations/public/{id}',
    auth: 'optional',
    pages: ['/stream/[username]', '/stream/[username]/private', '/studio/live'],
    summary: 'Messages of a room, newest first; of a private one for those in it',
    query: messageSearchQuery,
    data: listData(messageSchema),
    errors: { 403: 'Not in the room', 404: 'No such conversation' },
  },
  sendStreamMessage: {
    method: 'POST',
    path: '/messages/stream/conversations/{id}',
    auth: 'any',
    pages: ['/stream/[username]', '/stream/[username]/private', '/studio/live'],
    summary: 'Write in the room of a stream',
    body: sendMessageBody,
    data: messageSchema,
    errors: { 403: 'Not in the room', 404: 'No such conversation' },
  },
  deleteStreamMessage: {
    method: 'DELETE',
    path: '/messages/stream/{id}',
    aliases: ['/messages/{id}'],
    auth: 'any',
    pages: ['/stream/[username]', '/stream/[username]/private', '/studio/live'],
    summary: 'Remove a message; for its writer and the performer of the room',
    data: messageSchema,
    errors: { 403: "Somebody else's message", 404: 'No such message' },
  },
} satisfies Operations;
