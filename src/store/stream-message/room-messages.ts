import type { Message } from '@/contract/message';
import { unknownTo } from '../list/list-state';
import type { StoredError } from '../request/request-state';

/** Messages a page (spec §9). */
export const PAGE_SIZE = 25;

/** As many messages of a room stay in memory; what is older can be fetched again. */
export const MAX_ROOM_MESSAGES = 5000;

/** So many times away are marked. */
const ABSENCES = 20;

const DELETED_TEXT = 'Message deleted';

/** A line as it is kept here. `heardOnly`: a line of the system that came in live, which servers need not keep. */
export type RoomMessage = Message & { heardOnly?: boolean };

/** A time away: `missed` messages came in after the message `after`; null where nothing was there before. */
export interface Absence {
  after: string | null;
  missed: number;
}

/** What is, or was last, asked of the server: the newest messages, those before, or those that were missed. */
export type Fetched = 'first' | 'older' | 'missed';

/**
 * The messages of one room, oldest first. Those that the server keeps stand without a hole up to the newest; lines of the
 * system are between them where they were heard.
 */
export interface ConversationMessages {
  items: RoomMessage[];
  total: number;
  fetching: boolean;
  error: StoredError | null;
  /** What `fetching` and `error` are about. */
  asked: Fetched;
  /** Whether the first message of the room is among the items. */
  begun: boolean;
  /** Since the connection was lost: the last message that surely came in without it; null where there was none. */
  lostAfter?: string | null;
  /** Lost once more while what was missed was being fetched. */
  lostAgain?: boolean;
  absences: Absence[];
  /** Deleted while something was being fetched, which may still bring their text. */
  gone: string[];
}

/** A page or more as the server sends it: newest first. */
export interface FetchedMessages {
  items: Message[];
  total: number;
  /** Whether the first message of the room is reached. */
  begun: boolean;
}

export const noMessages = (): ConversationMessages => ({ items: [], total: 0, fetching: false, error: null, asked: 'first', begun: false, absences: [], gone: [] });

/** Whether the server surely keeps this line. */
export const isStored = ({ heardOnly }: RoomMessage): boolean => !heardOnly;

const lastKept = (items: RoomMessage[]): RoomMessage | undefined => items.findLast(isStored);

const deleted = (message: Message): Message => ({ ...message, text: DELETED_TEXT, isDeleted: true });

const sentAfter = (message: Message, earlier: Message | undefined) => (message.createdAt ?? '') > (earlier?.createdAt ?? '');

const eachOnce = (messages: Message[]): Message[] => [...new Map(messages.map((message) => [message._id, message])).values()];

/** What was fetched, oldest first, each once, without the text of what is deleted. */
const inOrder = ({ gone }: ConversationMessages, items: Message[]): Message[] =>
  eachOnce(items)
    .map((message) => (message.isDeleted || gone.includes(message._id) ? deleted(message) : message))
    .reverse();

/**
 * Puts what was fetched and what was heard into one order, oldest first. The server's order counts; what it did not send
 * stands where its time says.
 */
function weave(heard: RoomMessage[], fetched: Message[]): RoomMessage[] {
  const places = new Map(heard.map(({ _id }, index) => [_id, index]));
  const sent = new Set(fetched.map(({ _id }) => _id));
  const woven: RoomMessage[] = [];
  let next = 0;
  for (const message of fetched) {
    const place = places.get(message._id);
    if (place === undefined) {
      for (let other = heard[next]; other && !sent.has(other._id) && !sentAfter(other, message); other = heard[++next]) woven.push(other);
      woven.push(message);
    } else if (place >= next) {
      woven.push(...heard.slice(next, place), message.isDeleted ? message : (heard[place] ?? message));
      next = place + 1;
    }
  }
  return [...woven, ...heard.slice(next)];
}

const answered = { fetching: false, error: null, gone: [] };

/** The first load: what came in meanwhile, and is newer than what was fetched, stays at the end. */
export function withFirst(room: ConversationMessages, { items, total, begun }: FetchedMessages): ConversationMessages {
  const fetched = inOrder(room, items);
  const arrived = unknownTo(fetched, room.items).filter((message) => sentAfter(message, fetched.at(-1)));
  return { ...room, ...answered, items: [...fetched, ...arrived], total: total + arrived.filter(isStored).length, begun, absences: [] };
}

export function withOlder(room: ConversationMessages, { items, total, begun }: FetchedMessages): ConversationMessages {
  return { ...room, ...answered, items: [...unknownTo(room.items, inOrder(room, items)), ...room.items], total, begun };
}

/** The message up to which nothing is missing. */
export const anchorOf = ({ lostAfter, items }: ConversationMessages): string | null => (lostAfter === undefined ? (lastKept(items)?._id ?? null) : lostAfter);

/** What stands among the fetched messages or comes after them. */
function notCleared(fetched: Message[]): (message: RoomMessage) => boolean {
  const there = new Set(fetched.map(({ _id }) => _id));
  const [first, last] = [fetched[0], fetched.at(-1)];
  return (message) => last !== undefined && (there.has(message._id) || sentAfter(message, isStored(message) ? last : first));
}

/**
 * What was missed, as far as it was fetched. Where it does not reach back to what is known,
 * what is known goes, so that no hole stays: it was cleared, or too much lies between, which comes again by scrolling up.
 */
export function withMissed(room: ConversationMessages, { items, total, begun }: FetchedMessages): ConversationMessages {
  const anchor = anchorOf(room);
  const fetched = inOrder(room, items);
  const met = fetched.findIndex(({ _id }) => _id === anchor);
  const heard = met < 0 ? room.items.slice(room.items.findIndex(({ _id }) => _id === anchor) + 1).filter(notCleared(fetched)) : room.items;
  const news = unknownTo(room.items, fetched.slice(met + 1)).filter(({ isSystem }) => !isSystem).length;
  const missed = met < 0 && !begun ? Math.max(news, total - room.total) : news;
  const away = room.lostAfter !== undefined && missed > 0;
  return {
    ...room,
    ...answered,
    items: weave(heard, fetched),
    total: total + unknownTo(fetched, heard).filter((message) => isStored(message) && sentAfter(message, fetched.at(-1))).length,
    begun: begun || (met >= 0 && room.begun),
    lostAfter: room.lostAgain ? (lastKept(fetched)?._id ?? anchor) : undefined,
    lostAgain: false,
    absences: away ? [...room.absences, { after: anchor, missed }].slice(-ABSENCES) : room.absences,
  };
}

/** What came in, each once. The own answer may overtake what was said before it: the time decides. */
export function withReceived(room: ConversationMessages, messages: Message[]): ConversationMessages {
  const fresh = unknownTo(room.items, eachOnce(messages));
  if (fresh.length === 0) return room;
  const items = [...room.items];
  for (const message of fresh) {
    let place = items.length;
    if (message.createdAt) while (place > 0 && sentAfter(items[place - 1] ?? message, message)) place -= 1;
    items.splice(place, 0, { ...message, createdAt: message.createdAt ?? items.at(-1)?.createdAt, ...(message.isSystem ? { heardOnly: true } : {}) });
  }
  return { ...room, items, total: room.total + fresh.filter(({ isSystem }) => !isSystem).length };
}

/** From now on something may be missing, until what was missed has been fetched. */
export const markMessageLoss = (room: ConversationMessages): ConversationMessages => ({ ...room, lostAfter: anchorOf(room), lostAgain: room.fetching && room.asked === 'missed' });

export function withDeleted(room: ConversationMessages, id: string): ConversationMessages {
  const place = room.items.findLastIndex(({ _id }) => _id === id);
  const message = room.items[place];
  const gone = room.fetching ? [...room.gone, id] : room.gone;
  return { ...room, gone, items: message && !message.isDeleted ? room.items.with(place, deleted(message)) : room.items };
}

/** Only the newest are kept. */
export const withinBounds = (room: ConversationMessages): ConversationMessages =>
  room.items.length > MAX_ROOM_MESSAGES ? { ...room, items: room.items.slice(-MAX_ROOM_MESSAGES), begun: false } : room;
