import { formatSpeed, nextSpeed, SPEEDS } from '@/media/speed';

test('the speeds go from 0.25 to 2 and have 1.75', () => {
  expect(SPEEDS).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]);
});

test('a step goes to the next speed and stays at the ends', () => {
  expect(nextSpeed(1.5, 1)).toBe(1.75);
  expect(nextSpeed(1.5, -1)).toBe(1.25);
  expect(nextSpeed(2, 1)).toBe(2);
  expect(nextSpeed(0.25, -1)).toBe(0.25);
});

test('a speed from elsewhere steps to its neighbours', () => {
  expect(nextSpeed(1.1, 1)).toBe(1.25);
  expect(nextSpeed(1.1, -1)).toBe(1);
  expect(nextSpeed(16, 1)).toBe(2);
});

test('a speed reads like 1.75×', () => {
  expect(formatSpeed(1.75)).toBe('1.75×');
});
