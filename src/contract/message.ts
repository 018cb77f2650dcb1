import { z } from 'zod';
import { listData } from './envelope';
import { accountKinds, id, mediaUrl, record, requiredText } from './fields';
import { ownerErrors, type Operations } from './operation';
import { listQuery, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** A message of a conversation. System messages report who joined, left or tipped. */
export const messageSchema = record(
  { conversationId: id, text: z.string() },
  {
    type: z.enum(['text', 'photo', 'notify', 'tip']),
    fileId: id.nullable(),
    imageUrl: mediaUrl.nullable(),
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
  text: requiredText('Write a message.').max(500, 'A message can have at most 500 characters.'),
  type: z.enum(['text', 'photo', 'notify', 'tip'], 'This kind of message doesn’t exist.').optional(),
});
export type SendMessageBody = z.input<typeof sendMessageBody>;

export const muteUserBody = z.object({
  userId: requiredText('Choose who to mute.'),
  isMuted: z.boolean().optional().describe('False unmutes the fan'),
});
export type MuteUserBody = z.input<typeof muteUserBody>;

export const muteData = z.object({ userId: id, isMuted: z.boolean() });
export type Mute = z.infer<typeof muteData>;

export const mutedUsersQuery = listQuery({ conversationId: queryText });
export type MutedUsersQuery = QueryOf<typeof mutedUsersQuery>;

export const messageOperations = {
  searchStreamMessages: {
    method: 'GET',
    path: '/messages/conversations/public/{id}',
    auth: 'optional',
    pages: ['/stream/[username]', '/stream/[username]/private', '/studio/live'],
    summary: 'Messages of a room, newest first; those of a private room for its members',
    query: messageSearchQuery,
    data: listData(messageSchema),
    errors: { 403: 'Not in the room', 404: 'No such conversation' },
  },
  sendStreamMessage: {
    method: 'POST',
    path: '/messages/stream/conversations/{id}',
    auth: 'any',
    pages: ['/stream/[username]', '/stream/[username]/private', '/studio/live'],
    summary: 'Send a message to the room of a stream',
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
    summary: 'Remove a message; for its author and the performer of the room',
    data: messageSchema,
    errors: ownerErrors('message'),
  },
  muteUser: {
    method: 'POST',
    path: '/messages/mute-user/{conversationId}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/live', '/stream/[username]'],
    summary: "Mute a fan in one of the performer's rooms until the show ends, or unmute them",
    body: muteUserBody,
    data: muteData,
    errors: { 403: 'The room belongs to another account', 404: 'No such conversation or fan' },
  },
  searchMutedUsers: {
    method: 'GET',
    path: '/messages/mute-users',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/live', '/stream/[username]'],
    summary: "Fans muted in the caller's rooms",
    query: mutedUsersQuery,
    data: listData(publicUserSchema),
  },
} satisfies Operations;
