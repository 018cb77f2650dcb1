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
    { weekday: 'Mon', times: '19:00–21:30', zone: 'UTC' },
    { weekday: 'Sun', times: '18:00–20:30', zone: 'UTC' },
  ]);
});

it('weekly hours: shifts the day and the order if it differs in the local zone', () => {
  const schedule = { sun: open('20:00', '22:00'), wed: open('03:00', '04:00') };
  expect(weeklyHours(schedule, 'Asia/Tokyo', SUMMER)).toEqual([
    { weekday: 'Mon', times: '05:00–07:00', zone: 'GMT+9' },
    { weekday: 'Wed', times: '12:00–13:00', zone: 'GMT+9' },
  ]);
});

it('weekly hours: follows daylight saving time', () => {
  const at = (now: number) => weeklyHours({ fri: open('19:00', '20:00') }, 'Europe/Berlin', now)[0]?.times;
  expect([at(SUMMER), at(WINTER)]).toEqual(['21:00–22:00', '20:00–21:00']);
});

it('weekly hours: continues past midnight', () => {
  expect(weeklyHours({ fri: open('22:00', '01:00') }, 'UTC', SUMMER)).toEqual([
    { weekday: 'Fri', times: '22:00–01:00', zone: 'UTC' },
  ]);
});

it('weekly hours: skips invalid entries', () => {
  expect(weeklyHours({ mon: open('soon', 'later'), tue: open('25:00', '26:00') }, 'UTC', SUMMER)).toEqual([]);
  expect(weeklyHours(undefined, 'UTC', SUMMER)).toEqual([]);
});
