import { secondsBehind, canRewind, delayLabel, isBehind, roundDelay, clampToWindow } from '@/media/live/delay';

test.each([
  [0.24, 'under 1 s behind'],
  [1, '1 s behind'],
  [4.4, '4 s behind'],
  [59.7, '1:00 behind'],
  [95, '1:35 behind'],
])('a delay of %d seconds is "%s"', (seconds, text) => {
  expect(delayLabel(seconds)).toBe(text);
});

test('an unknown delay is null', () => {
  expect([null, Number.NaN, Infinity, -1].map(roundDelay)).toEqual([null, null, null, null]);
  expect([0.26, 3.4].map(roundDelay)).toEqual([0.3, 3]);
});

test('a few seconds behind is live, more is not', () => {
  expect(isBehind({ start: 0, end: 60, at: 55 })).toBe(false);
  expect(isBehind({ start: 0, end: 60, at: 50 })).toBe(true);
  expect(isBehind(null)).toBe(false);
  expect(secondsBehind({ start: 0, end: 60, at: 61 })).toBe(0);
});

test('only a window of some length can be rewound, and seeking stays within it', () => {
  expect(canRewind({ start: 50, end: 60, at: 60 })).toBe(false);
  const window = { start: 10, end: 60, at: 60 };
  expect(canRewind(window)).toBe(true);
  expect([clampToWindow(window, 0), clampToWindow(window, 30), clampToWindow(window, 99)]).toEqual([10, 30, 60]);
});
