import { formatAge } from '@/lib/format/age';

test.each([
  [-20_000, 'Just now'],
  [59_999, 'Just now'],
  [60_000, '1 minute ago'],
  [3_600_000 * 23, '23 hours ago'],
  [86_400_000 * 29, '29 days ago'],
  [86_400_000 * 30, ''],
  [-86_400_000, ''],
  [Number.NaN, ''],
])('an age of %d ms is shown as "%s"', (age, text) => {
  expect(formatAge(age)).toBe(text);
});
