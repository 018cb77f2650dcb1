import { getId } from '../ids';
import { LANDMARKS } from '../landmarks';
import { fanId } from '../people/fans';
import { performerId } from '../people/performers';
import { CHAT_LINES } from './chat-lines';
import type { Clock } from '../clock';
import type { FanName } from '../people/fans';
import type { Username } from '../people/profiles';
import type { ConversationRow, MessageRow, PrivateRequestRow, StreamRow } from '../rows/live';

type LiveRecords = {
  streams: StreamRow[];
  conversations: ConversationRow[];
  messages: MessageRow[];
  privateRequests: PrivateRequestRow[];
};

type Show = {
  by: Username;
  type: StreamRow['type'];
  onAir: boolean;
  minutes: number;
  title: string;
  about: string;
  price?: number;
  viewers?: number;
  guests?: readonly FanName[];
};

const SHOWS: readonly Show[] = [
  {
    by: LANDMARKS.livePerformer,
    type: 'public',
    onAir: true,
    minutes: 61,
    title: 'The night that never ends',
    about: 'Two decks, no plan. Requests in the chat.',
    viewers: 38,
  },
  {
    by: 'zuri',
    type: 'public',
    onAir: true,
    minutes: 34,
    title: 'Open floor, warm-up',
    about: 'Stretch along or just watch.',
    viewers: 14,
  },
  {
    by: 'diegomarin',
    type: 'group',
    onAir: true,
    minutes: 22,
    title: 'Salsa for four',
    about: 'A small class with cameras on.',
    price: 4,
    guests: ['beatriz', 'luciaines', 'giuliaf'],
  },
  {
    by: 'kenjiembers',
    type: 'private',
    onAir: true,
    minutes: 9,
    title: 'At the grill with one guest',
    about: '',
    price: 12,
    guests: ['yukiko'],
  },
  { by: 'aria', type: 'public', onAir: false, minutes: 3000, title: 'Thursday set', about: 'By request.' },
];

/** Two fans who request a private show with aria. */
const REQUESTS: ReadonlyArray<readonly [fan: FanName, note: string, minutes: number]> = [
  ['adaeze', 'Could you sing the one about the ferry? It is my sister’s birthday.', 4],
  ['henrikm', '', 1],
];

export function liveRecords(clock: Clock): LiveRecords {
  const shows = SHOWS.map((show) => room(show, clock));
  const requests = REQUESTS.map((request) => privateRequest(request, clock));
  const messages = chat(clock);
  return {
    streams: [...shows, ...requests].map(({ stream }) => stream),
    conversations: [...shows, ...requests].map(({ conversation }) => withLast(conversation, messages)),
    messages,
    privateRequests: requests.map(({ request }) => request),
  };
}

const streamId = (key: string) => getId('stream', key);
const conversationId = (key: string) => getId('conversation', key);

function room(
  { by, type, onAir, minutes, title, about, price = 0, viewers = 0, guests = [] }: Show,
  clock: Clock,
): { stream: StreamRow; conversation: ConversationRow } {
  const key = `${by}/${type}`;
  const createdAt = clock.ago({ minutes });
  const members = guests.map(fanId);
  return {
    stream: {
      _id: streamId(key),
      createdAt,
      updatedAt: createdAt,
      performerId: performerId(by),
      type,
      sessionId: streamId(key),
      isStreaming: onAir,
      title,
      description: about,
      isFree: price === 0,
      price,
      stats: { members: viewers || members.length, likes: viewers * 3 },
      userIds: members,
      totalViewer: viewers || members.length,
      streamingTime: onAir ? minutes * 60_000 : 7_200_000,
      lastStreamingTime: createdAt,
      startedAt: createdAt,
      endedAt: onAir ? null : clock.ago({ minutes: Math.max(0, minutes - 120) }),
      since: Object.fromEntries(members.map((member) => [member, createdAt])),
      conversationId: conversationId(key),
    },
    conversation: {
      _id: conversationId(key),
      createdAt,
      updatedAt: createdAt,
      type: `stream_${type}`,
      name: title,
      performerId: performerId(by),
      streamId: streamId(key),
      recipients: [
        { source: 'performer', sourceId: performerId(by) },
        ...members.map((sourceId) => ({ source: 'user' as const, sourceId })),
      ],
      lastMessage: '',
      lastSenderId: null,
      lastMessageCreatedAt: null,
    },
  };
}

function privateRequest(
  [fan, note, minutes]: (typeof REQUESTS)[number],
  clock: Clock,
): { stream: StreamRow; conversation: ConversationRow; request: PrivateRequestRow } {
  const key = `aria/private/${fan}`;
  const created = room(
    { by: 'aria', type: 'private', onAir: false, minutes, title: 'Private show', about: '', price: 10, guests: [fan] },
    clock,
  );
  const stream = {
    ...created.stream,
    _id: streamId(key),
    sessionId: streamId(key),
    conversationId: conversationId(key),
    streamingTime: 0,
  };
  const conversation = { ...created.conversation, _id: conversationId(key), streamId: streamId(key) };
  const request: PrivateRequestRow = {
    _id: getId('private-request', key),
    createdAt: stream.createdAt,
    updatedAt: stream.createdAt,
    conversationId: conversation._id,
    streamId: stream._id,
    userId: fanId(fan),
    performerId: performerId('aria'),
    price: 10,
    userNote: note,
    expiresAt: null,
  };
  return { stream, conversation, request };
}

/** The chat of the performer who is always live: one message per minute. One of them was removed. */
function chat(clock: Clock): MessageRow[] {
  const room = `${LANDMARKS.livePerformer}/public`;
  return CHAT_LINES.map(([who, text, tip = 0], index): MessageRow => {
    const createdAt = clock.ago({ minutes: CHAT_LINES.length - index });
    const removed = index === 17;
    const isSystem = who === 'system';
    return {
      _id: getId('message', `${room}/${index}`),
      createdAt,
      updatedAt: createdAt,
      conversationId: conversationId(room),
      type: isSystem ? 'notify' : tip > 0 ? 'tip' : 'text',
      text: removed ? 'Message deleted' : text,
      senderId: who === 'performer' ? performerId(LANDMARKS.livePerformer) : who === 'system' ? null : fanId(who),
      senderSource: who === 'performer' ? 'performer' : who === 'system' ? null : 'user',
      isSystem,
      isDeleted: removed,
      token: tip,
    };
  });
}

function withLast(conversation: ConversationRow, messages: MessageRow[]): ConversationRow {
  const last = messages.filter(({ conversationId: id }) => id === conversation._id).at(-1);
  return last
    ? {
        ...conversation,
        lastMessage: last.text.slice(0, 30),
        lastSenderId: last.senderId,
        lastMessageCreatedAt: last.createdAt,
      }
    : conversation;
}
