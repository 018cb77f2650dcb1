import { weeklyHours } from '@/features/discovery/performers/profile/weekly-hours';

const open = (start: string, end: string) => ({ start, end, closed: false });
const SUMMER = Date.parse('2026-07-15T12:00:00.000Z');
const WINTER = Date.parse('2026-01-15T12:00:00.000Z');

it('weekly hours: lists the days in order, as in UTC', () => {
  expect(
    weeklyHours(
      { sun: open('18:00', '20:30'), mon: open('19:00', '21:30'), tue: { start: '', end: '', closed: true } },
      'UTC',
      SUMMER,
    ),
  ).toEqual([
    { weekday: 'Mon', times: '7:00 PM – 9:30 PM', zone: 'UTC' },
    { weekday: 'Sun', times: '6:00 PM – 8:30 PM', zone: 'UTC' },
  ]);
});

it('weekly hours: shifts the day and the order if it differs in the local zone', () => {
  const schedule = { sun: open('20:00', '22:00'), wed: open('03:00', '04:00') };
  expect(weeklyHours(schedule, 'Asia/Tokyo', SUMMER)).toEqual([
    { weekday: 'Mon', times: '5:00 AM – 7:00 AM', zone: 'GMT+9' },
    { weekday: 'Wed', times: '12:00 PM – 1:00 PM', zone: 'GMT+9' },
  ]);
});

it('weekly hours: follows daylight saving time', () => {
  const at = (now: number) => weeklyHours({ fri: open('19:00', '20:00') }, 'Europe/Berlin', now)[0]?.times;
  expect([at(SUMMER), at(WINTER)]).toEqual(['9:00 PM – 10:00 PM', '8:00 PM – 9:00 PM']);
});

it('weekly hours: continues past midnight', () => {
  expect(weeklyHours({ fri: open('22:00', '01:00') }, 'UTC', SUMMER)).toEqual([
    { weekday: 'Fri', times: '10:00 PM – 1:00 AM', zone: 'UTC' },
  ]);
});

it('weekly hours: skips invalid entries', () => {
  expect(weeklyHours({ mon: open('soon', 'later'), tue: open('25:00', '26:00') }, 'UTC', SUMMER)).toEqual([]);
  expect(weeklyHours(undefined, 'UTC', SUMMER)).toEqual([]);
});
