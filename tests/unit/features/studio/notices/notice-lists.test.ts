import { loadNotices, SALES_LISTS } from '@/features/studio/notices/notice-lists';
import type { Services } from '@/services/create-services';

/** Only the lists that a test loads. */
const asServices = (lists: object) => lists as Services;

const toReply = (data: object[], total = data.length) => ({ status: 0, data: { data, total } });
const reply =
  (...page: Parameters<typeof toReply>) =>
  async () =>
    toReply(...page);

test('the notice of a card sale leads to the earnings in money, and the one of a token sale to those in tokens', async () => {
  const sale = { type: 'video', createdAt: '2026-05-09T12:00:00.000Z', grossPrice: 8 };
  const earnings = [
    { ...sale, _id: 'card', isToken: false },
    { ...sale, _id: 'tokens', isToken: true },
    { ...sale, _id: 'unknown' },
  ];
  const services = { orders: { searchSales: reply([]) }, earnings: { search: reply(earnings) } };
  const lists = await loadNotices(SALES_LISTS, asServices(services), {});
  expect(lists.flatMap((list) => list?.notices ?? []).map(({ href }) => href)).toEqual([
    '/studio/earnings?in=money',
    '/studio/earnings',
    '/studio/earnings',
  ]);
});

test('a page full of show minutes says how far back it goes', async () => {
  const minutes = [4, 3, 2].map((minute) => ({
    _id: `minute ${minute}`,
    type: 'private_chat',
    createdAt: `2026-05-09T12:0${minute}:00.000Z`,
  }));
  const load = async (total: number) => {
    const services = { orders: { searchSales: reply([]) }, earnings: { search: reply(minutes, total) } };
    const lists = await loadNotices(SALES_LISTS, asServices(services), {});
    return lists.find((list) => list?.kinds.includes('tip'));
  };
  expect(await load(40)).toMatchObject({ notices: [], since: Date.parse('2026-05-09T12:02:00.000Z') });
  expect((await load(3))?.since).toBeUndefined();
});

test('orders are requested by product type, so that sold content doesn’t push them off the page', async () => {
  const line = (productType: string) => ({
    _id: productType,
    name: 'Encore tee',
    quantity: 1,
    status: 'paid',
    productType,
    createdAt: '2026-05-09T12:00:00.000Z',
  });
  const lines = [...Array<string>(20).fill('video'), 'physical', 'digital'].map(line);
  const loadOrders = async (searchSales: (query: { productType?: string }) => unknown) => {
    const services = { orders: { searchSales }, earnings: { search: reply([]) } };
    const [orders] = await loadNotices(SALES_LISTS, asServices(services), {});
    return orders?.notices.map(({ id }) => id);
  };
  const both = ['order:physical', 'order:digital'];
  expect(
    await loadOrders(async ({ productType }) => toReply(lines.filter((each) => each.productType === productType))),
  ).toEqual(both);
  // Servers that ignore the type.
  expect(await loadOrders(async () => toReply(lines.slice(-2)))).toEqual(both);
});
