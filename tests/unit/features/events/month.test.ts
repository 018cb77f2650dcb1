import { neighbours, readMonth, timeOf, weeksOf } from '@/features/events/month';

const NOW = '2026-05-10T12:00:00.000Z';

it('has whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-05');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual(['2026-04-27', '2026-04-28', '2026-04-29', '2026-04-30', '2026-05-01', '2026-05-02', '2026-05-03']);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-05-31');
});

it.each([
  ['2027-02', 4],
  ['2026-08', 6],
])('%s takes %i weeks', (month, count) => {
  expect(weeksOf(month)).toHaveLength(count);
});

it('asks for the time of its weeks in every time zone', () => {
  expect(timeOf('2026-05')).toEqual({ startAt: '2026-04-26T10:00:00.000Z', endAt: '2026-06-01T14:00:00.000Z' });
});

it('knows its neighbours over the turn of the year, up to a year away', () => {
  expect(neighbours('2026-12', NOW)).toEqual({ before: '2026-11', after: '2027-01' });
  expect(neighbours('2027-05', NOW)).toEqual({ before: '2027-04', after: undefined });
  expect(neighbours('2025-05', NOW)).toEqual({ before: undefined, after: '2025-06' });
});

it.each([
  ['2026-06', '2026-06'],
  ['2026-13', null],
  ['2031-01', null],
  ['June', null],
  [undefined, null],
])('reads %s as %s', (month, expected) => {
  expect(readMonth({ month }, NOW)).toBe(expected);
});
