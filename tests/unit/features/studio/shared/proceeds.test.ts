import { amountText, proceedsText, getShare } from '@/features/studio/shared/proceeds';

const currency = { code: 'USD', symbol: '$' };
const terms = { commission: 0.2, rate: 0.1, currency };

test('a price in tokens says its worth and what the performer receives', () => {
  expect(proceedsText('20', 'tokens', terms)).toBe('Worth $2.00. You receive 16 tokens ($1.60).');
});

test('a price in money says its price in tokens and what the performer receives', () => {
  expect(proceedsText('15', 'money', terms, true)).toBe('150 tokens for fans who pay with tokens. You receive $12.00.');
});

test('without a valid price, only the share is stated', () => {
  for (const typed of ['', '0', 'ten', '-5'])
    expect(proceedsText(typed, 'tokens', terms)).toBe('You receive 80% of each sale.');
});

test('what the site keeps secret is not stated', () => {
  expect(proceedsText('20', 'tokens', { ...terms, commission: null })).toBe('Worth $2.00.');
  expect(proceedsText('20', 'tokens', { commission: null, rate: null, currency })).toBe('');
  expect(proceedsText('', 'tokens', { ...terms, commission: null })).toBe('');
  expect(amountText(16, 'tokens', { ...terms, rate: null })).toBe('16 tokens');
});

test('the share is rounded like the discount of a coupon, to hundredths', () => {
  expect(getShare(0.99, 'money', { commission: 0.15, currency })).toBe(0.84);
  expect(getShare(9.99, 'money', { commission: 0, currency })).toBe(9.99);
});

test('the share of a price in tokens is whole', () => {
  expect(proceedsText('12', 'tokens', terms)).toBe('Worth $1.20. You receive 10 tokens ($1.00).');
  expect(getShare(1, 'tokens', { commission: 0.2, currency })).toBe(1);
  expect(getShare(100, 'tokens', { commission: 0.29, currency })).toBe(71);
  expect(getShare(129, 'tokens', { commission: 0.155, currency })).toBe(110);
});

test('amounts have the decimals of the currency', () => {
  const dinars = { commission: 0.15, rate: 0.0125, currency: { code: 'KWD', symbol: 'KWD' } };
  expect(proceedsText('10', 'tokens', dinars)).toBe('Worth KWD\u00a00.125. You receive 9 tokens (KWD\u00a00.113).');
  expect(getShare(0.99, 'money', dinars)).toBe(0.841);
  expect(getShare(99, 'money', { ...dinars, currency: { code: 'JPY', symbol: '¥' } })).toBe(84);
});
