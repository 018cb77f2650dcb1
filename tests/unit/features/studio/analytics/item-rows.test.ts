import type { Earning } from '@/contract/earning';
import { itemRows, getItemSale, postCounts, videoCounts } from '@/features/studio/analytics/item-rows';

const sale = (fields: object): Earning => ({
  _id: 'sale',
  sourceType: 'video',
  netPrice: 8,
  transactionInfo: { products: [{ productId: 'one', name: 'Blue Hour' }] },
  ...fields,
});

test('a sale of one item belongs to it', () => {
  expect(getItemSale(sale({}))).toEqual({ _id: 'sale', kind: 'video', itemId: 'one', title: 'Blue Hour', net: 8 });
});

test.each([
  ['a refund', { transactionStatus: 'refunded' }],
  ['a tip', { sourceType: 'performer' }],
  ['a sale without details', { transactionInfo: null }],
  ['a sale with unreadable details', { transactionInfo: { products: 'Blue Hour' } }],
  ['a sale with an unreadable item', { transactionInfo: { products: [null, { productId: 5 }] } }],
  ['a purchase of several items', { transactionInfo: { products: [{ productId: 'one' }, { productId: 'two' }] } }],
])('%s belongs to no item', (_what, fields) => {
  expect(getItemSale(sale(fields))).toBeNull();
});

test('titles are complete, for the file', () => {
  const title = 'An evening in the harbor '.repeat(8).trim();
  expect(videoCounts({ _id: 'one', title, slug: 'one', status: 'active' }).title).toBe(title);
  expect(postCounts({ _id: 'post', type: 'text', title }).title).toBe(title);
});

test('items are sorted by the selected figure, with deleted ones that were sold', () => {
  const items = [
    videoCounts({ _id: 'one', title: 'One', slug: 'one', status: 'active', stats: { views: 5, likes: 9 }, sold: 1 }),
    videoCounts({ _id: 'two', title: ' ', slug: 'two', status: 'active', stats: { views: 50 } }),
    postCounts({ _id: 'post', type: 'text', text: '**Hello**', totalLike: 3 }),
  ];
  const sales = [
    sale({}),
    sale({}),
    sale({ transactionInfo: { products: [{ productId: 'gone', name: 'Gone' }] } }),
  ].flatMap((earning) => getItemSale(earning) ?? []);
  const titles = (order: 'earned' | 'views' | 'likes') => itemRows(items, sales, order).map(({ title }) => title);
  expect(titles('earned')).toEqual(['One', 'Gone', 'Untitled video', 'Hello']);
  expect(titles('views')).toEqual(['Untitled video', 'One', 'Gone', 'Hello']);
  expect(titles('likes')).toEqual(['One', 'Hello', 'Untitled video', 'Gone']);
  expect(itemRows(items, sales, 'earned')[0]).toMatchObject({ sales: 2, net: 16, views: 5, exists: true });
  expect(itemRows(items, sales, 'earned')[1]).toMatchObject({ sales: 1, net: 8, exists: false });
});
