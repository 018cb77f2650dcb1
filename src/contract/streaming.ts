import { z } from 'zod';
import { conversationSchema } from './conversation';
import { flag, id, isoDate, optionalText, record, requiredText, tokens } from './fields';
import type { Operations } from './operation';
import { performerSchema } from './performer';

export const streamTypes = ['public', 'group', 'private'] as const;

/** A live show. Sessions and tokens go by `sessionId`, which the media server knows as the stream id. */
export const streamSchema = record(
  { performerId: id, type: z.enum(streamTypes) },
  {
    performerInfo: performerSchema.nullable(),
    sessionId: z.string(),
    isStreaming: flag,
    title: z.string(),
    description: z.string(),
    isFree: z.boolean(),
    price: tokens,
    stats: z.object({ members: z.number(), likes: z.number() }).partial(),
    userIds: z.array(id),
    streamIds: z.array(z.string()),
    totalViewer: z.number(),
    streamingTime: z.number().describe('Milliseconds'),
    lastStreamingTime: isoDate.nullable(),
    conversationId: id,
    conversation: conversationSchema.nullable(),
    isSubscribed: z.boolean(),
    hasPurchased: z.boolean(),
  },
);
export type Stream = z.infer<typeof streamSchema>;

export const goLiveBody = z.object({
  title: optionalText,
  description: optionalText,
  isFree: z.boolean('A show is free or not.').optional(),
  price: z.number('The price must be a number.').min(0, 'The price cannot be below 0.').optional(),
});
export type GoLiveBody = z.input<typeof goLiveBody>;

/** A live session with its room, and what is known of the stream itself. */
export const streamSessionData = z.object({ ...streamSchema.partial().shape, sessionId: z.string() });
export type StreamSession = z.infer<typeof streamSessionData>;

export const joinStreamBody = z
  .object({ performerId: optionalText, streamId: optionalText })
  .refine((body) => body.performerId || body.streamId, { path: ['performerId'], error: 'Say which show to join.' });
export type JoinStreamBody = z.input<typeof joinStreamBody>;

export const streamTokenBody = z.object({
  id: requiredText('Say which stream the token is for.'),
  type: z.enum(['publish', 'play'], 'A token is for publish or play.'),
  expireDate: z.number('Say when the token expires.').describe('Milliseconds since 1970'),
  roomId: optionalText,
});
export type StreamTokenBody = z.input<typeof streamTokenBody>;

export const streamTokenData = z.object({
  tokenId: z.string(),
  streamId: z.string().optional(),
  expireDate: z.number().optional(),
  type: z.string().optional(),
  roomId: z.string().nullish(),
});
export type StreamToken = z.infer<typeof streamTokenData>;

export const streamingOperations = {
  getStreamSession: {
    method: 'GET',
    path: '/streaming/session/{performerId}/{type}',
    auth: 'optional',
    summary: "The session id of a performer's public, group or private show",
    data: z.string(),
    errors: { 400: 'No such kind of show', 404: 'No such performer' },
  },
  goLive: {
    method: 'POST',
    path: '/streaming/live',
    auth: 'performer',
    summary: 'Open the own public show; again gives the same session',
    body: goLiveBody,
    data: streamSessionData,
    errors: { 400: 'Account not approved' },
  },
  joinStream: {
    method: 'POST',
    path: '/streaming/join',
    aliases: ['/streaming/join/{performerId}'],
    auth: 'any',
    summary: 'Enter a live show',
    body: joinStreamBody,
    data: streamSessionData,
    errors: { 400: 'Not live now', 403: 'Not paid for', 404: 'No such show' },
  },
  getStreamToken: {
    method: 'POST',
    path: '/streaming/token',
    auth: 'any',
    summary: 'A one-time token for the media server',
    body: streamTokenBody,
    data: streamTokenData,
    errors: { 403: 'Not in the room', 404: 'No such stream' },
  },
} satisfies Operations;
