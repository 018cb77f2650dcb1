import { dayTitle, monthTitle, weekdayNames, zonedDate } from '@/lib/format/zoned-date';

const LATE = '2026-05-09T23:30:00.000Z';

it.each([
  [
    'UTC',
    { date: '2026-05-09', weekday: 'Sat', day: '9', month: 'May', time: '23:30', clock: '11:30 PM', zone: 'UTC' },
  ],
  [
    'Asia/Tokyo',
    {
      date: '2026-05-10',
      weekday: 'Sun',
      day: '10',
      monthDay: 'May 10',
      time: '08:30',
      clock: '8:30 AM',
      zone: 'GMT+9',
    },
  ],
  ['America/New_York', { date: '2026-05-09', weekday: 'Sat', time: '19:30', zone: 'EDT' }],
])('a date is shown in the zone %s', (zone, expected) => {
  expect(zonedDate(LATE, zone)).toMatchObject(expected);
});

it('midnight is formatted as the start of a day', () => {
  expect(zonedDate('2026-09-01T00:00:00Z', 'UTC')).toMatchObject({
    time: '00:00',
    clock: '12:00 AM',
    month: 'Sep',
    weekday: 'Tue',
  });
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
  expect(dayTitle('2026-05-09')).toBe('Sat, May 9, 2026');
  expect(weekdayNames()[0]).toEqual({ long: 'Monday', short: 'Mon' });
  expect(weekdayNames()).toHaveLength(7);
});
