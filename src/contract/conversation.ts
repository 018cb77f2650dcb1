import { z } from 'zod';
import { accountKinds, id, isoDate, record } from './fields';
import type { Operations } from './operation';
import { query, queryText } from './query';
import { publicUserSchema } from './user';

/** A room of a live show, or a private conversation. */
export const conversationSchema = record(
  { type: z.enum(['private', 'stream_public', 'stream_group', 'stream_private']) },
  {
    name: z.string(),
    streamId: id,
    performerId: id,
    recipients: z.array(z.object({ source: z.enum(accountKinds), sourceId: id })),
    recipientInfo: publicUserSchema.nullable(),
    lastMessage: z.string().nullable(),
    lastSenderId: id.nullable(),
    lastMessageCreatedAt: isoDate.nullable(),
    totalNotSeenMessages: z.number(),
    meta: z.looseObject({}).nullable(),
    isSubscribed: z.boolean(),
    isBlocked: z.boolean(),
    isMuted: z.boolean().describe('The caller is muted until the show ends'),
  },
);
export type Conversation = z.infer<typeof conversationSchema>;

export const publicConversationQuery = query({ performerId: queryText });

export const conversationOperations = {
  getStreamConversation: {
    method: 'GET',
    path: '/conversations/stream/{id}',
    auth: 'any',
    pages: [],
    summary: 'The room of a stream',
    data: conversationSchema,
    errors: { 404: 'No such stream' },
  },
  getPublicConversation: {
    method: 'GET',
    path: '/conversations/stream/public',
    aliases: ['/conversations/stream/public/{performerId}'],
    auth: 'none',
    pages: ['/stream/[username]'],
    summary: 'The public room of a performer',
    query: publicConversationQuery,
    data: conversationSchema,
    errors: { 404: 'No such performer' },
  },
} satisfies Operations;
