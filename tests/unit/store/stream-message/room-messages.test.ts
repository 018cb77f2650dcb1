import { randomFrom } from '@sandbox/media/random';
import {
  getAnchor,
  type ConversationMessages,
  MAX_ROOM_MESSAGES,
  noMessages,
  PAGE_SIZE,
  withDeleted,
  withFirst,
  trimMessages,
  markMessageLoss,
  withMissed,
  withOlder,
  withReceived,
} from '@/store/stream-message/room-messages';
import { cases } from '../../../setup/exhaustive';

const message = (number: number, more: object = {}) => ({
  _id: `m${number}`,
  conversationId: 'room',
  text: `Line ${number}`,
  createdAt: new Date(number * 1000).toISOString(),
  ...more,
});
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
/** A page of the newest messages of a room, without its first message. */
const getPage = (from: number, to: number, total = to) => ({
  items: lines(from, to).reverse(),
  total,
  hasFirstMessage: false,
});
const ids = ({ items }: ConversationMessages) => items.map(({ _id }) => _id);
const named = (from: number, to: number) => lines(from, to).map(({ _id }) => _id);
const opened = () => withFirst({ ...noMessages(), fetching: true }, getPage(36, 60));

test('missed messages are inserted in place, and the gap is marked with their number', () => {
  const back = withReceived(markMessageLoss(opened()), [message(80)]);
  const healed = withMissed(back, getPage(55, 79, 80));
  expect(ids(healed)).toEqual(named(36, 80));
  expect(healed.absences).toEqual([{ after: 'm60', missed: 19 }]);
  expect(healed.lostAfter).toBeUndefined();
});

test('own messages written meanwhile neither end the gap nor count as missed', () => {
  const away = withReceived(markMessageLoss(opened()), [message(70)]);
  expect(getAnchor(away)).toBe('m60');
  const healed = withMissed(away, getPage(56, 80));
  expect(ids(healed)).toEqual(named(36, 80));
  expect(healed.absences).toEqual([{ after: 'm60', missed: 19 }]);
});

test('without missed messages nothing is marked, nor for those before the room was entered', () => {
  expect(withMissed(markMessageLoss(opened()), getPage(36, 60)).absences).toEqual([]);
  const entered = withMissed(opened(), getPage(38, 62));
  expect(ids(entered)).toEqual(named(36, 62));
  expect(entered.absences).toEqual([]);
});

test('if too much was missed, older messages are loaded again, without a hole', () => {
  const away = markMessageLoss(opened());
  const healed = withMissed(away, getPage(801, 1000));
  expect(ids(healed)).toEqual(named(801, 1000));
  expect(healed).toMatchObject({ hasFirstMessage: false, absences: [{ after: 'm60', missed: 940 }] });
});

test('a room cleared meanwhile shows the current messages', () => {
  const healed = withMissed(markMessageLoss(opened()), { ...getPage(61, 63, 3), hasFirstMessage: true });
  expect(ids(healed)).toEqual(named(61, 63));
  expect(healed).toMatchObject({ hasFirstMessage: true, total: 3 });
});

test('a connection lost again while the gap is filled leaves a new gap to fill', () => {
  const filling = { ...markMessageLoss(opened()), fetching: true, fetchKind: 'missed' as const };
  const again = withMissed(markMessageLoss(filling), getPage(46, 70));
  expect(getAnchor(again)).toBe('m70');
  expect(again.lostAfter).toBe('m70');
});

test('the response to an own message does not overtake earlier ones', () => {
  const room = withReceived(withReceived(opened(), [message(62)]), [message(61), message(62), message(61)]);
  expect(ids(room)).toEqual(named(36, 62));
  expect(room.total).toBe(62);
});

test('system messages stay in place, and cause no message to be skipped', () => {
  const joined = { _id: 's', conversationId: 'room', text: 'Anna joined', isSystem: true };
  const room = withReceived(withReceived(opened(), [joined]), [message(61)]);
  expect(ids(room).slice(-3)).toEqual(['m60', 's', 'm61']);
  expect(room.total).toBe(61);
  expect(getAnchor(withReceived(opened(), [joined]))).toBe('m60');
});

test('a deleted message loses its text for good, even if a late response has it', () => {
  const requesting = { ...opened(), fetching: true, fetchKind: 'older' as const };
  const room = withOlder(withDeleted(withDeleted(requesting, 'm40'), 'm20'), getPage(11, 35, 60));
  expect(room.items.filter(({ isDeleted }) => isDeleted).map(({ _id, text }) => [_id, text])).toEqual([
    ['m20', 'Message deleted'],
    ['m40', 'Message deleted'],
  ]);
  const fetched = withFirst(noMessages(), {
    items: [message(1, { isDeleted: true, text: 'Rude' })],
    total: 1,
    hasFirstMessage: true,
  });
  expect(fetched.items[0]?.text).toBe('Message deleted');
});

test('only the newest few thousand messages are kept, and the total stays correct', () => {
  const room = trimMessages(withReceived(opened(), lines(61, 6000)));
  expect(room.items).toHaveLength(MAX_ROOM_MESSAGES);
  expect(room.items.at(-1)?._id).toBe('m6000');
  expect(room).toMatchObject({ total: 6000, hasFirstMessage: false });
});

/**
 * A server, a connection and a reader with events in any order: the reader always has the latest messages of the
 * server, in order, each once.
 */
test.each(Array.from({ length: cases(40, 150) }, (_, seed) => seed))(
  'random events keep the order, and lose and duplicate nothing (%i)',
  (seed) => {
    const { whole } = randomFrom(`room/${seed}`);
    const roll = (sides: number) => whole(0, sides - 1);
    let sent: ReturnType<typeof message>[] = lines(1, roll(120));
    let next = sent.length + 1;
    let online = true;
    const page = (offset: number, pages: number) => {
      const items = [...sent].reverse().slice(offset, offset + pages * PAGE_SIZE);
      return { items, total: sent.length, hasFirstMessage: offset + items.length >= sent.length };
    };
    let room = withFirst({ ...noMessages(), fetching: true }, page(0, 1));

    const heal = () => {
      online = true;
      const anchor = getAnchor(room);
      const newest = [...sent].reverse();
      const met = newest.findIndex(({ _id }) => _id === anchor);
      room = withMissed(room, page(0, met < 0 ? 8 : Math.min(Math.ceil((met + 1) / PAGE_SIZE), 8)));
    };
    const sendMessage = () => {
      const line = message(next);
      next += 1;
      sent.push(line);
      return line;
    };

    for (let step = 0; step < 60; step += 1) {
      const event = roll(9);
      if (event <= 1) {
        const bundle = Array.from({ length: 1 + roll(6) }, sendMessage);
        if (online) room = withReceived(room, roll(2) ? bundle : [...bundle, ...bundle]);
      } else if (event === 2) {
        room = withReceived(
          room,
          sent.slice(-1).filter(() => online),
        );
      } else if (event === 3) {
        const own = sendMessage();
        room = withReceived(room, [own]);
        if (online) room = withReceived(room, [own]);
      } else if (event === 4 && online && !room.hasFirstMessage) {
        room = withOlder(room, page(room.items.length, 1));
      } else if (event === 5 && sent.length > 0) {
        const gone = sent[roll(sent.length)];
        sent = sent.map((line) => (line === gone ? { ...line, isDeleted: true, text: 'Message deleted' } : line));
        if (online && gone) room = withDeleted(room, gone._id);
      } else if (event === 6 && roll(4) === 0) {
        sent = [];
        if (online) room = { ...noMessages(), hasFirstMessage: true };
      } else if (event === 7) {
        if (online) room = markMessageLoss(room);
        online = false;
        Array.from({ length: roll(8) === 0 ? 260 : roll(40) }, sendMessage);
      } else if (event === 8 && !online) heal();
    }
    if (!online) heal();

    expect(ids(room)).toEqual(sent.slice(sent.length - room.items.length).map(({ _id }) => _id));
    expect(room.items.length).toBeGreaterThanOrEqual(Math.min(sent.length, 1));
    expect(room.total).toBe(sent.length);
    expect(room.hasFirstMessage).toBe(room.items.length === sent.length);
  },
);
