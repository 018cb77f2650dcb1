import { chatRows, countMissedAbove, countNewSince } from '@/features/live/chat/chat-rows';
import { noMessages } from '@/store/stream-message/room-messages';

const getMessage = (_id: string, more: object = {}) => ({
  _id,
  conversationId: 'room',
  text: `Text of ${_id}`,
  ...more,
});
const moved = (_id: string, text: string) => getMessage(_id, { text, isSystem: true, type: 'notify' as const });
const room = (items: ReturnType<typeof getMessage>[], more: object = {}) => ({ ...noMessages(), items, ...more });
const drawn = (...args: Parameters<typeof chatRows>) =>
  chatRows(...args).map((row) => ('text' in row ? row.text : row.key));

test('two joins are named, more are counted, and one line is updated in place', () => {
  const two = [getMessage('a'), moved('s1', 'Anna joined'), moved('s2', 'Bo left')];
  expect(drawn(room(two), null)).toEqual(['top', 'a', 'Anna joined', 'Bo left']);
  const four = [...two, moved('s3', 'Cleo joined'), moved('s4', 'Dan joined'), getMessage('b')];
  expect(drawn(room(four), null)).toEqual(['top', 'a', '3 joined, 1 left', 'b']);
  expect(chatRows(room(four), null)[2]?.key).toBe('s1');
});

test('a gap is marked where it began, even before the first message', () => {
  expect(drawn(room([getMessage('a'), getMessage('b')], { absences: [{ after: 'a', missed: 1 }] }), null)).toEqual([
    'top',
    'a',
    'You missed 1 message while away',
    'b',
  ]);
  expect(
    drawn(room([getMessage('a')], { hasFirstMessage: true, absences: [{ after: null, missed: 12 }] }), null),
  ).toEqual(['top', 'You missed 12 messages while away', 'a']);
});

test('unread messages start below a line; without new ones there is none', () => {
  const three = room([getMessage('a'), getMessage('b'), moved('s', 'Anna joined'), getMessage('c')]);
  expect(drawn(three, 'b')).toEqual(['top', 'a', 'b', 'unread', 'Anna joined', 'c']);
  expect(drawn(three, 'c')).not.toContain('unread');
  expect(countNewSince(three.items, 'b')).toBe(1);
  expect(countNewSince(three.items, 'gone')).toBe(3);
});

test('missed messages that are not loaded yet are counted, until they are reached', () => {
  const absences = [{ after: 'known', missed: 300 }];
  expect(countMissedAbove(room([getMessage('x'), getMessage('y')], { absences }))).toBe(298);
  expect(countMissedAbove(room([getMessage('known'), getMessage('y')], { absences }))).toBe(0);
  expect(countMissedAbove(room([getMessage('x')]))).toBe(0);
});
