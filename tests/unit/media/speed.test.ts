import { formatSpeed, nextSpeed, SPEEDS } from '@/media/speed';

test('the speeds range from 0.25 to 2 and include 1.75', () => {
  expect(SPEEDS).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
});

test('a step selects the next speed and stops at the ends', () => {
  expect(nextSpeed(1.5, 1)).toBe(1.75);
  expect(nextSpeed(1.5, -1)).toBe(1.25);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.25, -1)).toBe(0.25);
});

test('an unlisted speed steps to the adjacent ones', () => {
  expect(nextSpeed(1.1, 1)).toBe(1.25);
  expect(nextSpeed(1.1, -1)).toBe(1);
  expect(nextSpeed(16, 1)).toBe(2);
});

test('a speed is written as 1.75×', () => {
  expect(formatSpeed(1.75)).toBe('1.75×');
});
