import { ANALYTICS, getPeriods, rangeLabel, getUnit } from '@/features/studio/analytics/analytics-url';
import { getListUrl, readView } from '@/lib/lists/list-url';

test.each([
  ['7', '2026-11-18', '2026-11-11', '2026-11-17'],
  [undefined, '2026-10-26', '2026-09-26', '2026-10-25'],
  ['90', '2026-08-27', '2026-05-29', '2026-08-26'],
  ['12m', '2025-12-01', '2024-12-01', '2025-11-24'],
])('the range %s starts %s and is compared with %s to %s', (range, from, beforeFrom, beforeTo) => {
  expect(getPeriods(readView(ANALYTICS, { range }), '2026-11-24')).toEqual({
    now: { from, to: '2026-11-24' },
    before: { from: beforeFrom, to: beforeTo },
  });
});

test('the twelve months before a leap day end with a day that exists', () => {
  expect(getPeriods(readView(ANALYTICS, { range: '12m' }), '2028-02-29').before).toEqual({
    from: '2026-03-01',
    to: '2027-03-01',
  });
});

test('the URL of a view leaves out defaults and ignores what it does not know', () => {
  const view = readView(ANALYTICS, { range: '90', in: 'money', sort: 'likes', junk: '1' });
  expect(getListUrl(ANALYTICS, view)).toBe('/studio/analytics?range=90&in=money&sort=likes');
  expect([getUnit(view), rangeLabel(view)]).toEqual(['money', '90 days']);
  const usual = readView(ANALYTICS, { range: '31', in: 'gold', sort: 'luck' });
  expect(getListUrl(ANALYTICS, usual)).toBe('/studio/analytics');
  expect([getUnit(usual), rangeLabel(usual)]).toEqual(['tokens', '30 days']);
});
