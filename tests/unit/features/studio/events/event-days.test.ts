import { groupByDay, getDays } from '@/features/studio/events/event-days';
import { overlap } from '@/features/studio/events/overlaps';

const span = (startAt: string, endAt: string) => ({ startAt: `${startAt}:00.000Z`, endAt: `${endAt}:00.000Z` });

it('an event is on every local day it touches; midnight does not add a day', () => {
  expect(getDays(span('2026-05-09T20:00', '2026-05-09T22:00'), 'UTC')).toEqual(['2026-05-09']);
  expect(getDays(span('2026-05-09T20:00', '2026-05-09T22:00'), 'Asia/Tokyo')).toEqual(['2026-05-10']);
  expect(getDays(span('2026-05-09T00:00', '2026-05-10T00:00'), 'UTC')).toEqual(['2026-05-09']);
  expect(getDays(span('2026-05-09T23:00', '2026-05-11T01:00'), 'UTC')).toEqual([
    '2026-05-09',
    '2026-05-10',
    '2026-05-11',
  ]);
});

it('days list their events in order, and mark those that start there', () => {
  const late = { _id: 'late', title: 'Late', ...span('2026-05-09T23:00', '2026-05-10T01:00') };
  const early = { _id: 'early', title: 'Early', ...span('2026-05-09T08:00', '2026-05-09T09:00') };
  const days = groupByDay([late, early], 'UTC');
  expect(days.get('2026-05-09')?.map(({ event }) => event._id)).toEqual(['early', 'late']);
  expect(days.get('2026-05-10')).toEqual([{ event: late, begins: false }]);
});

it('events overlap if they share time, not if one follows the other', () => {
  const one = span('2026-05-09T20:00', '2026-05-09T22:00');
  expect(overlap(one, span('2026-05-09T21:59', '2026-05-09T23:00'))).toBe(true);
  expect(overlap(one, span('2026-05-09T22:00', '2026-05-09T23:00'))).toBe(false);
  expect(overlap(one, span('2026-05-09T18:00', '2026-05-09T20:00'))).toBe(false);
});
