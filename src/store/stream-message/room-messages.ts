import type { Message } from '@/contract/message';
import { omitKnown } from '../list/list-state';
import type { StoredError } from '../request/request-state';

/** Messages per page (spec §9). */
export const PAGE_SIZE = 25;

/** Messages of a room in memory; older ones can be fetched again. */
export const MAX_ROOM_MESSAGES = 5000;

/** Maximum number of marked absences. */
const ABSENCES = 20;

const DELETED_TEXT = 'Message deleted';

/** A message in the store. `isLiveOnly`: a system message received live, which servers may not store. */
export type RoomMessage = Message & { isLiveOnly?: boolean };

/** A lost connection: `missed` messages arrived after the message `after`; null if there was none before. */
export interface Absence {
  after: string | null;
  missed: number;
}

/** The current or last request: the newest messages, older ones, or missed ones. */
export type Fetched = 'first' | 'older' | 'missed';

/**
 * The messages of one room, oldest first. Stored ones have no gaps up to the newest; system messages stay where they
 * were received.
 */
export interface ConversationMessages {
  items: RoomMessage[];
  total: number;
  fetching: boolean;
  error: StoredError | null;
  /** The request that `fetching` and `error` refer to. */
  fetchKind: Fetched;
  /** True if the room's first message is among the items. */
  hasFirstMessage: boolean;
  /** While the connection is lost: the last message received before; null if there was none. */
  lostAfter?: string | null;
  /** The connection was lost again while missed messages were being fetched. */
  lostAgain?: boolean;
  absences: Absence[];
  /** Ids deleted during a fetch, whose response may still contain their text. */
  deletedIds: string[];
}

/** One or more pages in the server's order: newest first. */
export interface FetchedMessages {
  items: Message[];
  total: number;
  /** True if the room's first message was reached. */
  hasFirstMessage: boolean;
}

export const noMessages = (): ConversationMessages => ({
  items: [],
  total: 0,
  fetching: false,
  error: null,
  fetchKind: 'first',
  hasFirstMessage: false,
  absences: [],
  deletedIds: [],
});

/** True if the server stores this message. */
export const isStored = ({ isLiveOnly }: RoomMessage): boolean => !isLiveOnly;

const lastStored = (items: RoomMessage[]): RoomMessage | undefined => items.findLast(isStored);

const toDeleted = (message: Message): Message => ({ ...message, text: DELETED_TEXT, isDeleted: true });

const sentAfter = (message: Message, earlier: Message | undefined) =>
  (message.createdAt ?? '') > (earlier?.createdAt ?? '');

const eachOnce = (messages: Message[]): Message[] => [
  ...new Map(messages.map((message) => [message._id, message])).values(),
];

/** Fetched messages, oldest first, without duplicates and without the text of deleted ones. */
const inOrder = ({ deletedIds }: ConversationMessages, items: Message[]): Message[] =>
  eachOnce(items)
    .map((message) => (message.isDeleted || deletedIds.includes(message._id) ? toDeleted(message) : message))
    .reverse();

/**
 * Merges fetched and received messages, oldest first. The server's order wins; other messages are placed by their time.
 */
function merge(received: RoomMessage[], fetched: Message[]): RoomMessage[] {
  const positions = new Map(received.map(({ _id }, index) => [_id, index]));
  const sent = new Set(fetched.map(({ _id }) => _id));
  const merged: RoomMessage[] = [];
  let next = 0;
  for (const message of fetched) {
    const index = positions.get(message._id);
    if (index === undefined) {
      for (
        let other = received[next];
        other && !sent.has(other._id) && !sentAfter(other, message);
        other = received[++next]
      )
        merged.push(other);
      merged.push(message);
    } else if (index >= next) {
      merged.push(...received.slice(next, index), message.isDeleted ? message : (received[index] ?? message));
      next = index + 1;
    }
  }
  return [...merged, ...received.slice(next)];
}

const settled = { fetching: false, error: null, deletedIds: [] };

/** The first load: newer messages that arrived meanwhile stay at the end. */
export function withFirst(
  room: ConversationMessages,
  { items, total, hasFirstMessage }: FetchedMessages,
): ConversationMessages {
  const fetched = inOrder(room, items);
  const arrived = omitKnown(fetched, room.items).filter((message) => sentAfter(message, fetched.at(-1)));
  return {
    ...room,
    ...settled,
    items: [...fetched, ...arrived],
    total: total + arrived.filter(isStored).length,
    hasFirstMessage,
    absences: [],
  };
}

export function withOlder(
  room: ConversationMessages,
  { items, total, hasFirstMessage }: FetchedMessages,
): ConversationMessages {
  return {
    ...room,
    ...settled,
    items: [...omitKnown(room.items, inOrder(room, items)), ...room.items],
    total,
    hasFirstMessage,
  };
}

/** The message up to which nothing is missing. */
export const getAnchor = ({ lostAfter, items }: ConversationMessages): string | null =>
  lostAfter === undefined ? (lastStored(items)?._id ?? null) : lostAfter;

/** Keeps messages that lie among the fetched ones or come after them. */
function notCleared(fetched: Message[]): (message: RoomMessage) => boolean {
  const there = new Set(fetched.map(({ _id }) => _id));
  const [first, last] = [fetched[0], fetched.at(-1)];
  return (message) =>
    last !== undefined && (there.has(message._id) || sentAfter(message, isStored(message) ? last : first));
}

const findAnchor = (room: ConversationMessages, fetched: Message[]): number =>
  fetched.findIndex(({ _id }) => _id === getAnchor(room));

/** The fetched messages that the visitor didn't receive, oldest first. */
export function getMissed(room: ConversationMessages, { items }: Pick<FetchedMessages, 'items'>): Message[] {
  const fetched = inOrder(room, items);
  return omitKnown(room.items, fetched.slice(findAnchor(room, fetched) + 1)).filter(({ isSystem }) => !isSystem);
}

/**
 * Merges fetched missed messages. If they don't reach back to a known message, the known ones are dropped so that no
 * gap remains: the room was cleared, or there are too many in between, which load again by scrolling up.
 */
export function withMissed(
  room: ConversationMessages,
  { items, total, hasFirstMessage }: FetchedMessages,
): ConversationMessages {
  const anchor = getAnchor(room);
  const fetched = inOrder(room, items);
  const met = findAnchor(room, fetched);
  const received =
    met < 0
      ? room.items.slice(room.items.findIndex(({ _id }) => _id === anchor) + 1).filter(notCleared(fetched))
      : room.items;
  const news = getMissed(room, { items }).length;
  const missed = met < 0 && !hasFirstMessage ? Math.max(news, total - room.total) : news;
  const isAway = room.lostAfter !== undefined && missed > 0;
  return {
    ...room,
    ...settled,
    items: merge(received, fetched),
    total:
      total +
      omitKnown(fetched, received).filter((message) => isStored(message) && sentAfter(message, fetched.at(-1))).length,
    hasFirstMessage: hasFirstMessage || (met >= 0 && room.hasFirstMessage),
    lostAfter: room.lostAgain ? (lastStored(fetched)?._id ?? anchor) : undefined,
    lostAgain: false,
    absences: isAway ? [...room.absences, { after: anchor, missed }].slice(-ABSENCES) : room.absences,
  };
}

/**
 * Adds received messages without duplicates. The response to the visitor's own message may overtake earlier ones, so
 * the time decides.
 */
export function withReceived(room: ConversationMessages, messages: Message[]): ConversationMessages {
  const fresh = omitKnown(room.items, eachOnce(messages));
  if (fresh.length === 0) return room;
  const items = [...room.items];
  for (const message of fresh) {
    let index = items.length;
    if (message.createdAt) while (index > 0 && sentAfter(items[index - 1] ?? message, message)) index -= 1;
    items.splice(index, 0, {
      ...message,
      createdAt: message.createdAt ?? items.at(-1)?.createdAt,
      ...(message.isSystem ? { isLiveOnly: true } : {}),
    });
  }
  return { ...room, items, total: room.total + fresh.filter(({ isSystem }) => !isSystem).length };
}

/** Messages may be missing from now on, until the missed ones are fetched. */
export const markMessageLoss = (room: ConversationMessages): ConversationMessages => ({
  ...room,
  lostAfter: getAnchor(room),
  lostAgain: room.fetching && room.fetchKind === 'missed',
});

export function withDeleted(room: ConversationMessages, id: string): ConversationMessages {
  const index = room.items.findLastIndex(({ _id }) => _id === id);
  const message = room.items[index];
  const deletedIds = room.fetching ? [...room.deletedIds, id] : room.deletedIds;
  return {
    ...room,
    deletedIds,
    items: message && !message.isDeleted ? room.items.with(index, toDeleted(message)) : room.items,
  };
}

export const trimMessages = (room: ConversationMessages): ConversationMessages =>
  room.items.length > MAX_ROOM_MESSAGES
    ? { ...room, items: room.items.slice(-MAX_ROOM_MESSAGES), hasFirstMessage: false }
    : room;
