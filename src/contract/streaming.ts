import { z } from 'zod';
import { conversationSchema } from './conversation';
import { listData } from './envelope';
import { count, flag, id, isoDate, optionalText, record, requiredText, tokens } from './fields';
import { ownerErrors, type Operations } from './operation';
import { performerSchema } from './performer';
import { listQuery, queryBoolean, queryOneOf, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

export const streamTypes = ['public', 'group', 'private'] as const;

/** Something that fans can tip for in a show. */
const tipMenuItem = z.object({ label: z.string(), tokens });
export type TipMenuItem = z.infer<typeof tipMenuItem>;

/** What the tips of a show are for. `raised` counts its tips since this goal was set. */
const showGoal = z.object({ title: z.string(), tokens, raised: tokens });
export type ShowGoal = z.infer<typeof showGoal>;

/** A live show. Sessions and tokens use `sessionId`, the stream id at the media server. */
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
    stats: z.object({ members: count, likes: count }).partial(),
    userIds: z.array(id),
    streamIds: z.array(z.string()),
    totalViewer: count,
    streamingTime: z.number().describe('Milliseconds'),
    lastStreamingTime: isoDate.nullable(),
    conversationId: id,
    conversation: conversationSchema.nullable(),
    isSubscribed: z.boolean(),
    hasPurchased: z.boolean(),
    tipMenu: z.array(tipMenuItem).describe('What fans can tip for'),
    goal: showGoal.nullable().describe('What the tips are for; missing or null without a goal'),
  },
);
export type Stream = z.infer<typeof streamSchema>;

/** Limits of the tip menu and the goal. */
const MAX_TIP_MENU_ITEMS = 12;
const MAX_TIP_LABEL_LENGTH = 60;
const MAX_GOAL_TITLE_LENGTH = 80;

const label = (max: number) => requiredText('Enter a name.').max(max, `Use at most ${max} characters.`);
const tipTokens = z
  .int('Enter a whole number of tokens.')
  .min(1, 'Enter 1 token or more.')
  .max(1_000_000, 'Enter at most 1,000,000 tokens.');

export const goLiveBody = z.object({
  title: optionalText,
  description: optionalText,
  isFree: z.boolean('Free must be true or false.').optional(),
  price: z.int('Enter a whole number of tokens, such as 20.').min(0, 'Enter 0 or more.').optional(),
  tipMenu: z
    .array(z.object({ label: label(MAX_TIP_LABEL_LENGTH), tokens: tipTokens }))
    .max(MAX_TIP_MENU_ITEMS, `Use at most ${MAX_TIP_MENU_ITEMS} items.`)
    .optional()
    .describe('Optional to support; shows that are returned without it have no tip menu'),
  goal: z
    .object({ title: label(MAX_GOAL_TITLE_LENGTH), tokens: tipTokens })
    .nullable()
    .optional()
    .describe('Optional to support. A new goal starts at 0; the same goal keeps what it raised'),
});
export type GoLiveBody = z.input<typeof goLiveBody>;

/** A live session with its room and, if known, the stream. */
export const streamSessionData = z.object({ ...streamSchema.partial().shape, sessionId: z.string() });
export type StreamSession = z.infer<typeof streamSessionData>;

export const joinStreamBody = z
  .object({ performerId: optionalText, streamId: optionalText })
  .refine((body) => body.performerId || body.streamId, { path: ['performerId'], error: 'Name the show to join.' });
export type JoinStreamBody = z.input<typeof joinStreamBody>;

export const streamTokenBody = z.object({
  id: requiredText('Name the stream.'),
  type: z.enum(['publish', 'play'], 'The type must be publish or play.'),
  expireDate: z.number('Enter when the token expires.').describe('Milliseconds since 1970'),
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

export const liveSearchQuery = listQuery({
  type: queryOneOf(streamTypes),
  isFree: queryBoolean,
  performerId: queryText,
});
export type LiveSearchQuery = QueryOf<typeof liveSearchQuery>;

export const privateRequestBody = z.object({
  userNote: z.string('This must be text.').trim().max(300, 'A note can have at most 300 characters.').optional(),
});
export type PrivateRequestBody = z.input<typeof privateRequestBody>;

/** A private or group show: its room, and the session of its streams. */
export const invitedShowData = z.object({
  conversation: conversationSchema,
  sessionId: z.string(),
  streamId: id.optional(),
  price: tokens.optional().describe('Tokens per minute'),
  expiresAt: isoDate.optional().describe('When an unanswered request times out'),
  startedAt: isoDate.optional().describe("Once accepted: when the caller's minutes began"),
});
export type InvitedShow = z.infer<typeof invitedShowData>;

/** A pending request for a private show. */
export const privateRequestSchema = z.object({
  conversationId: id,
  user: publicUserSchema,
  streamId: id.optional(),
  price: tokens.optional().describe('Tokens per minute'),
  affordableMinutes: count.optional().describe("Minutes that the fan's tokens are enough for"),
  userNote: z.string().optional(),
  createdAt: isoDate.optional(),
  expiresAt: isoDate.optional(),
});
export type PrivateRequest = z.infer<typeof privateRequestSchema>;

export const streamingOperations = {
  searchLive: {
    method: 'GET',
    path: '/streaming/user/search',
    auth: 'optional',
    support: 'optional',
    pages: ['/live', '/stream/[username]'],
    summary: 'Shows that are live now',
    query: liveSearchQuery,
    data: listData(streamSchema),
  },
  getStreamSession: {
    method: 'GET',
    path: '/streaming/session/{performerId}/{type}',
    auth: 'optional',
    pages: ['/stream/[username]'],
    summary: "The session id of a performer's public, group or private show",
    data: z.string(),
    errors: { 400: 'No such kind of show', 404: 'No such performer' },
  },
  goLive: {
    method: 'POST',
    path: '/streaming/live',
    auth: 'performer',
    pages: ['/studio/live'],
    summary:
      "Open the caller's public show; repeating it returns the same session and updates title, price, tip menu and goal",
    body: goLiveBody,
    data: streamSessionData,
    errors: { 400: 'Account not approved' },
  },
  joinStream: {
    method: 'POST',
    path: '/streaming/join',
    aliases: ['/streaming/join/{performerId}'],
    auth: 'optional',
    pages: ['/stream/[username]'],
    summary: 'Enter a public show; a free one is open to guests',
    body: joinStreamBody,
    data: streamSessionData,
    errors: { 400: 'Not live now', 403: 'Not paid for', 404: 'No such show' },
  },
  getStreamToken: {
    method: 'POST',
    path: '/streaming/token',
    auth: 'optional',
    pages: ['/stream/[username]', '/stream/[username]/private', '/studio/live'],
    summary: 'A one-time token for the media server; guests may play free public shows',
    body: streamTokenBody,
    data: streamTokenData,
    errors: { 403: 'Not in the room', 404: 'No such stream' },
  },
  requestPrivate: {
    method: 'POST',
    path: '/streaming/private-chat/{performerId}',
    auth: 'fan',
    support: 'optional',
    pages: ['/stream/[username]/private'],
    summary: 'Request a private show with a performer',
    body: privateRequestBody,
    data: invitedShowData,
    errors: {
      400: 'Offline, in another private show, or not enough tokens for the shortest show',
      404: 'No such performer',
    },
  },
  acceptPrivate: {
    method: 'GET',
    path: '/streaming/private-chat/{conversationId}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/live', '/studio/live/private/[conversationId]'],
    summary: 'Accept the request for a private show',
    data: invitedShowData,
    errors: { 400: 'The request has ended', ...ownerErrors('request') },
  },
  declinePrivate: {
    method: 'POST',
    path: '/streaming/private-chat/{conversationId}/decline',
    auth: 'any',
    support: 'optional',
    pages: ['/studio/live'],
    summary: 'Decline a request; for either side',
    data: z.boolean(),
    errors: { 400: 'The request has ended', ...ownerErrors('request') },
  },
  cancelPrivate: {
    method: 'POST',
    path: '/streaming/private-chat/cancel/{conversationId}',
    auth: 'fan',
    support: 'optional',
    pages: ['/stream/[username]/private'],
    summary: "Cancel the caller's request; no error if it has ended already",
    data: z.boolean(),
    errors: ownerErrors('request'),
  },
  timeoutPrivate: {
    method: 'POST',
    path: '/streaming/private-chat/timeout/{conversationId}/{performerId}',
    auth: 'fan',
    support: 'optional',
    pages: ['/stream/[username]/private'],
    summary: 'End an unanswered request',
    data: z.boolean(),
    errors: ownerErrors('request'),
  },
  searchPrivateRequests: {
    method: 'GET',
    path: '/streaming/private/available-list',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/live'],
    summary: 'Pending private-show requests to the caller, oldest first',
    data: z.array(privateRequestSchema),
  },
  openGroup: {
    method: 'POST',
    path: '/streaming/group-chat',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/live'],
    summary: "Open the caller's group show; repeating it returns the same session",
    data: invitedShowData,
    errors: { 400: 'Account not approved, or in a private show' },
  },
  joinGroup: {
    method: 'GET',
    path: '/streaming/group-chat/{performerId}',
    auth: 'any',
    support: 'optional',
    pages: ['/stream/[username]/private'],
    summary: "Enter a performer's group show",
    data: invitedShowData,
    errors: { 400: 'Not live, full, or not enough tokens for a minute', 404: 'No such performer' },
  },
} satisfies Operations;
