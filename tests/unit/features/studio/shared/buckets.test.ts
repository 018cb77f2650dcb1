import { getBuckets, bySource, shortTitles } from '@/features/studio/shared/earnings/buckets';
import { sourceLabel } from '@/features/studio/shared/earnings/sources';

const day = (date: string, gross: number, net: number, sourceType = 'video') => ({
  day: date,
  sourceType,
  grossPrice: gross,
  netPrice: net,
  siteCommission: gross - net,
  total: 1,
});

describe('earnings over time', () => {
  test('of a short period have a bar for each day, including days without sales', () => {
    const { unit, bars } = getBuckets([day('2026-05-02', 10, 8), day('2026-05-02', 0.1, 0.08, 'product')], {
      from: '2026-05-01',
      to: '2026-05-03',
      today: '2026-06-01',
    });
    expect(unit).toBe('day');
    expect(bars.map(({ title, gross, net, sales }) => [title, gross, net, sales])).toEqual([
      ['May 1, 2026', 0, 0, 0],
      ['May 2, 2026', 10.1, 8.08, 2],
      ['May 3, 2026', 0, 0, 0],
    ]);
  });

  test('of a long period are grouped by month without losses', () => {
    const days = [day('2026-01-31', 5, 4), day('2026-02-01', 5, 4), day('2026-05-09', 20, 16)];
    const { unit, bars } = getBuckets(days, { today: '2026-05-20' });
    expect(unit).toBe('month');
    expect(bars.map(({ title, net }) => [title, net])).toEqual([
      ['January 2026', 4],
      ['February 2026', 4],
      ['March 2026', 0],
      ['April 2026', 0],
      ['May 2026', 16],
    ]);
  });

  test('of more than three years are grouped by year, also if the period starts before the first sale', () => {
    const days = [day('2021-12-31', 5, 4), day('2023-01-01', 5, 4), day('2023-06-01', 5, 4), day('2026-05-09', 20, 16)];
    for (const from of [undefined, '1990-01-01']) {
      const { unit, bars } = getBuckets(days, { from, today: '2026-05-20' });
      expect(unit).toBe('year');
      expect(bars.map(({ title, net }) => [title, net])).toEqual([
        ['2021', 4],
        ['2022', 0],
        ['2023', 8],
        ['2024', 0],
        ['2025', 0],
        ['2026', 16],
      ]);
    }
    expect(getBuckets([], { from: '1990-01-01', today: '2026-05-20' }).bars).toHaveLength(1);
  });

  test.each([
    ['2026-05-01', '2026-05-02', ['May 1', 'May 2']],
    ['2026-02-01', '2026-05-31', ['Feb', 'Mar', 'Apr', 'May']],
  ])('from %s to %s have short titles', (from, to, titles) => {
    expect(shortTitles(getBuckets([], { from, to, today: to }))).toEqual(titles);
  });

  test('of more than a year have titles with years', () => {
    const buckets = getBuckets([], { from: '2025-01-01', to: '2026-02-01', today: '2026-02-01' });
    expect(shortTitles(buckets)).toContain('January 2026');
  });

  test('without a start begin with the first sale and end today', () => {
    const { bars } = getBuckets([day('2026-05-18', 5, 4)], { today: '2026-05-20' });
    expect(bars.map(({ key }) => key)).toEqual(['2026-05-18', '2026-05-19', '2026-05-20']);
  });

  test('include a sale after midnight UTC if the local date is behind', () => {
    const { bars } = getBuckets([day('2026-05-21', 5, 4)], { from: '2026-05-20', today: '2026-05-20' });
    expect(bars.map(({ net }) => net)).toEqual([0, 4]);
  });
});

test('income sources are sorted by amount', () => {
  const sources = bySource([
    day('2026-05-01', 5, 4, 'video'),
    day('2026-05-02', 50, 40, 'stream'),
    day('2026-05-03', 5, 4, 'video'),
  ]);
  expect(sources.map(({ sourceType, net, sales }) => [sourceType, net, sales])).toEqual([
    ['stream', 40, 1],
    ['video', 8, 2],
  ]);
});

test('tips and subscriptions are separate sources if the server reports their types', () => {
  const performer = (type: string | undefined, net: number) => ({ ...day('2026-05-01', net, net, 'performer'), type });
  const sources = bySource([
    performer('tip', 5),
    performer('monthly_subscription', 30),
    performer('yearly_subscription', 40),
    performer(undefined, 1),
  ]);
  expect(sources.map(({ sourceType, net }) => [sourceLabel(sourceType), net])).toEqual([
    ['Subscriptions', 70],
    ['Tips outside livestreams', 5],
    ['Tips and subscriptions', 1],
  ]);
});
