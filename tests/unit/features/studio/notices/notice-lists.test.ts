import { loadNotices, SALES_LISTS } from '@/features/studio/notices/notice-lists';
import type { Services } from '@/services/create-services';

test('the notice of a card sale leads to the earnings in money, and the one of a token sale to those in tokens', async () => {
  const sale = { type: 'video', createdAt: '2026-05-09T12:00:00.000Z', grossPrice: 8 };
  const earnings = [
    { ...sale, _id: 'card', isToken: false },
    { ...sale, _id: 'tokens', isToken: true },
    { ...sale, _id: 'unknown' },
  ];
  const reply = (data: object[]) => async () => ({ status: 0, data: { data, total: data.length } });
  const services = { orders: { searchSales: reply([]) }, earnings: { search: reply(earnings) } } as unknown as Services;
  const lists = await loadNotices(SALES_LISTS, services, {});
  expect(lists.flatMap((list) => list?.notices ?? []).map(({ href }) => href)).toEqual([
    '/studio/earnings?in=money',
    '/studio/earnings',
    '/studio/earnings',
  ]);
});
