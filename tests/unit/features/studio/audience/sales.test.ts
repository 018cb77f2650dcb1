import { collectFans } from '@/features/studio/audience/latest-fans';
import { mergeMinutes } from '@/features/studio/audience/merge-minutes';
import { saleName } from '@/features/studio/audience/sale-name';

const NOW = Date.parse('2026-05-09T12:00:00Z');
const sale = (type: string, minutesAgo: number, other: object = {}) => ({
  _id: `${type} ${minutesAgo}`,
  type,
  sourceType: 'stream',
  userId: 'robin',
  userInfo: { _id: 'robin', name: 'Robin', username: 'robin' },
  grossPrice: 2.1,
  createdAt: new Date(NOW - minutesAgo * 60_000).toISOString(),
  ...other,
});

test.each([
  ['private_chat', 'Private show'],
  ['group_chat', 'Group show'],
  ['public_chat', 'Ticket'],
])('a sale of type %s is called “%s”', (type, name) => expect(saleName({ type, sourceType: 'stream' })).toBe(name));

test('the minutes of a show are one sale per show and fan, and other sales stay', () => {
  const kim = { userId: 'kim', userInfo: null };
  const sales = [
    sale('group_chat', 1),
    sale('group_chat', 1.5, kim),
    sale('tip', 1.8),
    sale('group_chat', 2),
    sale('group_chat', 3),
    sale('group_chat', 120),
    sale('private_chat', 121),
  ];
  expect(mergeMinutes(sales).map(({ _id, minutes, grossPrice }) => [_id, minutes, grossPrice])).toEqual([
    ['group_chat 1', 3, 6.3],
    ['group_chat 1.5', 1, 2.1],
    ['tip 1.8', 0, 2.1],
    ['group_chat 120', 1, 2.1],
    ['private_chat 121', 1, 2.1],
  ]);
});

test('a private show counts as one purchase of a fan', () => {
  const sales = [1, 2, 3].map((minutesAgo) => sale('private_chat', minutesAgo));
  const fans = collectFans({ subscriptions: [], sales, comments: [] }, new Date(NOW).toISOString());
  expect(fans).toMatchObject([{ _id: 'robin', totalPurchases: 1 }]);
});
