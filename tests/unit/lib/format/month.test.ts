import { DAY, dayAfter, daysFrom, MONTH, getTime, getWeeks } from '@/lib/format/month';

it('a month has whole weeks starting on Monday', () => {
  const weeks = getWeeks('2026-05');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([
    '2026-04-27',
    '2026-04-28',
    '2026-04-29',
    '2026-04-30',
    '2026-05-01',
    '2026-05-02',
    '2026-05-03',
  ]);
  expect(weeks.at(-1)?.at(-1)).toBe('2026-05-31');
});

it.each([
  ['2027-02', 4],
  ['2026-08', 6],
])('the month %s has %i weeks', (month, count) => {
  expect(getWeeks(month)).toHaveLength(count);
});

it('the query covers its weeks in every time zone', () => {
  expect(getTime('2026-05')).toEqual({ startAt: '2026-04-26T10:00:00.000Z', endAt: '2026-06-01T14:00:00.000Z' });
});

it('days are counted across months and years', () => {
  expect(dayAfter('2026-12-30', 7)).toBe('2027-01-06');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysFrom('2026-12-30', '2027-01-06')).toBe(7);
  expect(daysFrom('2027-01-06', '2026-12-30')).toBe(-7);
});

it('months and days are parsed from a URL, each with an adjacent month on both sides', () => {
  expect(['0000-01', '2026-00', '2026-13', '9999-12'].filter((text) => MONTH.test(text))).toEqual([]);
  expect(['0000-01-01', '2026-01-32', '9999-12-31'].filter((text) => DAY.test(text))).toEqual([]);
  for (const month of ['0001-01', '9998-12']) expect([MONTH.test(month), getWeeks(month).length]).toEqual([true, 5]);
});
