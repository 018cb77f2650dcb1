import {
  cutText,
  formatCount,
  formatDate,
  formatDuration,
  formatMoney,
  formatNumber,
  formatQuantity,
  formatTokens,
  isoDuration,
  pluralize,
  getSymbol,
} from '@/lib/format/format';
import { shortenText } from '@/lib/format/summarize';

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

test('a clock shows hours only if there are any', () => {
  expect(formatDuration(185)).toBe('3:05');
  expect(formatDuration(3725.9)).toBe('1:02:05');
  expect(formatDuration(Number.NaN)).toBe('0:00');
});

test('ISO 8601 durations are formatted', () => {
  expect(isoDuration(185)).toBe('PT3M5S');
  expect(isoDuration(3600)).toBe('PT1H0S');
});

test('dates do not depend on the time zone of the machine', () => {
  for (const time of ['00:00', '23:59']) expect(formatDate(`2024-05-03T${time}:00.000Z`)).toBe('May 3, 2024');
  expect(formatDate('never')).toBe('');
});

test.each([
  ['USD', '$', ['$1,234.50', '-$3.00', '$98,765,432.10']],
  ['EUR', '€', ['€1,234.50', '-€3.00', '€98,765,432.10']],
  ['JPY', '¥', ['¥1,235', '-¥3', '¥98,765,432']],
  ['KWD', 'KWD', ['KWD\u00a01,234.500', '-KWD\u00a03.000', 'KWD\u00a098,765,432.100']],
])('money in %s has the decimals of the currency', (code, symbol, texts) => {
  expect(getSymbol(code)).toBe(symbol);
  expect([1234.5, -3, 98_765_432.1].map((amount) => formatMoney(amount, { code, symbol }))).toEqual(texts);
});

test('an unknown currency has two decimals and the symbol of the settings', () => {
  expect(getSymbol('doubloons')).toBe('$');
  expect(formatMoney(3, { code: 'doubloons', symbol: 'Đ' })).toBe('Đ\u00a03.00');
  expect(formatMoney(3, { code: 'USD', symbol: 'US$' })).toBe('US$3.00');
});

test('a count is followed by the right form of its noun', () => {
  expect([0, 1, 2, 1234].map((count) => formatQuantity(count, 'photo'))).toEqual([
    '0 photos',
    '1 photo',
    '2 photos',
    '1,234 photos',
  ]);
  expect([1, 3].map((count) => formatQuantity(count, 'gallery', 'galleries'))).toEqual(['1 gallery', '3 galleries']);
  expect([1, 2].map((count) => pluralize(count, 'is', 'are'))).toEqual(['is', 'are']);
});

test('tokens and counts are formatted', () => {
  expect(formatTokens(1)).toBe('1 token');
  expect(formatTokens(1234.567)).toBe('1,234.57 tokens');
  expect(formatNumber(12_345)).toBe('12,345');
});

test('a text is never cut inside an emoji, of which browsers would show a replacement character', () => {
  expect(cutText('Hi 😀!', 4)).toBe('Hi ');
  expect(cutText('Hi 😀!', 5)).toBe('Hi 😀');
  expect(shortenText('😀😀😀', 5)).toBe('😀😀…');
});

test('a text is shortened at a word, unless that would leave less than half of it', () => {
  expect(shortenText('Late night show', 15)).toBe('Late night show');
  expect(shortenText('Late night show', 14)).toBe('Late night…');
  expect(shortenText('第1話 深夜の生放送をお届けします', 10)).toBe('第1話 深夜の生放…');
});
