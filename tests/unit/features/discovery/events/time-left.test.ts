import { timeLeft, timeLeftText } from '@/features/discovery/events/time-left';

const HOUR = 3_600_000;

it('the countdown stops at zero', () => {
  expect(timeLeft(26 * HOUR + 61_500)).toEqual({ days: 1, hours: 2, minutes: 1, seconds: 1 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

it.each([
  [50 * HOUR, '2 days 2 hours'],
  [24 * HOUR, '1 day'],
  [HOUR + 60_000, '1 hour 1 minute'],
  [20 * 60_000, '20 minutes'],
  [40_000, 'less than a minute'],
])('the countdown shows %i ms as "%s"', (milliseconds, text) => {
  expect(timeLeftText(timeLeft(milliseconds))).toBe(text);
});
