import { formatCount, formatDate, formatDuration, formatMoney, formatNumber, formatTokens, isoDuration } from '@/lib/format';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [12_345, '12.3k'],
  [999_999, '999k'],
  [4_100_000, '4.1M'],
  [1_000_000_000, '1B'],
])('the count %d is shown as %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

test('a clock has hours only when there are any', () => {
  expect(formatDuration(185)).toBe('3:05');
  expect(formatDuration(3725.9)).toBe('1:02:05');
  expect(formatDuration(Number.NaN)).toBe('0:00');
});

test('durations for machines follow ISO 8601', () => {
  expect(isoDuration(185)).toBe('PT3M5S');
  expect(isoDuration(3600)).toBe('PT1H0S');
});

test('dates do not depend on the time zone of the machine', () => {
  expect(formatDate('2024-05-03T23:59:00.000Z')).toBe('3 May 2024');
  expect(formatDate('never')).toBe('');
});

test('money and tokens', () => {
  expect(formatMoney(1234.5, '$')).toBe('$1,234.50');
  expect(formatMoney(-3, '€')).toBe('-€3.00');
  expect(formatTokens(1)).toBe('1 token');
  expect(formatTokens(1234.567)).toBe('1,234.57 tokens');
  expect(formatNumber(12_345)).toBe('12,345');
});
