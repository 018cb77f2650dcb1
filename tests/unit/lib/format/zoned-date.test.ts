import { dayTitle, zonedDate, monthTitle } from '@/lib/format/zoned-date';

const LATE = '2026-05-09T23:30:00.000Z';

it.each([
  ['UTC', { date: '2026-05-09', weekday: 'Sat', day: '9', month: 'May', year: '2026', time: '23:30', zone: 'UTC' }],
  ['Asia/Tokyo', { date: '2026-05-10', weekday: 'Sun', day: '10', month: 'May', time: '08:30', zone: 'GMT+9' }],
  ['America/New_York', { date: '2026-05-09', weekday: 'Sat', time: '19:30', zone: 'GMT-4' }],
])('a date is shown in the zone %s', (zone, expected) => {
  expect(zonedDate(LATE, zone)).toMatchObject(expected);
});

it('midnight is formatted as the start of a day', () => {
  expect(zonedDate('2026-09-01T00:00:00Z', 'UTC')).toMatchObject({ time: '00:00', month: 'Sep', weekday: 'Tue' });
});

it('the first years of the calendar are formatted correctly', () => {
  expect(zonedDate('0002-05-09T12:00:00Z', 'UTC')).toMatchObject({ date: '0002-05-09', weekday: 'Thu' });
});

it('an invalid date has no text', () => {
  expect(zonedDate('soon', 'UTC')).toBeNull();
  expect(dayTitle('2026-02-99')).toBe('');
});

it('months and weekdays have names', () => {
  expect(monthTitle('2026-02')).toBe('February 2026');
  expect(dayTitle('2026-05-09')).toBe('Sat 9 May 2026');
});
