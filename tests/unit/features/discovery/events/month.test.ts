import { getNeighborMonths, readMonth } from '@/features/discovery/events/month';

const NOW = '2026-05-10T12:00:00.000Z';

it('the month view links adjacent months across the year, up to a year ahead', () => {
  expect(getNeighborMonths('2026-12', NOW)).toEqual({ before: '2026-11', after: '2027-01' });
  expect(getNeighborMonths('2027-05', NOW)).toEqual({ before: '2027-04', after: undefined });
  expect(getNeighborMonths('2025-05', NOW)).toEqual({ before: undefined, after: '2025-06' });
});

it.each([
  ['2026-06', '2026-06'],
  ['2026-13', null],
  ['2031-01', null],
  ['June', null],
  [undefined, null],
])('the URL parameter %s is read as the month %s', (month, expected) => {
  expect(readMonth({ month }, NOW)).toBe(expected);
});
