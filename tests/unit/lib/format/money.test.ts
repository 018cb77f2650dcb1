import {
  applyCoupon,
  countAffordable,
  toHundredths,
  subtractAmounts,
  moneyFor,
  getPart,
  getSaving,
  getSum,
  multiplyPrice,
  normalizeTypedNumber,
  tokensFor,
  typedMoney,
} from '@/lib/format/money';

test('sums of fractions do not drift', () => {
  expect(getSum([0.1, 0.2])).toBe(0.3);
  expect(getSum(Array.from({ length: 1000 }, () => 0.07))).toBe(70);
  expect(subtractAmounts(0.3, 0.1)).toBe(0.2);
  expect(multiplyPrice(19.99, 3)).toBe(59.97);
  expect(getSum([])).toBe(0);
});

test('a part of an amount keeps the decimals of every currency', () => {
  expect([getPart(20, 3), getPart(9.99, 1), getPart(5, 0)]).toEqual([6.667, 9.99, 5]);
});

test('a balance covers a price as often as on paper', () => {
  // As floats, 4.8 / 1.6 is 2.9999999999999996.
  expect([countAffordable(4.8, 1.6), countAffordable(4.79, 1.6), countAffordable(0.3, 0.1)]).toEqual([3, 2, 3]);
});

test.each([
  ['1,000', '1000'],
  ['12,345,678.90', '12345678.90'],
  ['1 000', '1000'],
  ['1\u00a0000', '1000'],
  ['1\u202f234,5', '1234.5'],
  ['1,5', '1.5'],
  ['0,500', '0.500'],
  ['9,99', '9.99'],
  ['$20.50', '20.50'],
])('the typed number %s is read as %s', (typed, number) => {
  expect(normalizeTypedNumber(typed)).toBe(number);
});

test('every amount of hundredths round-trips', () => {
  for (let amount = 0; amount < 100_000; amount += 7) expect(toHundredths(amount / 100)).toBe(amount);
});

test.each([
  [12.5, 0.2, 2.5],
  [9.99, 0.15, 1.5],
  // Half a hundredth rounds up, even if its float is slightly lower.
  [0.1, 0.25, 0.03],
  [1.15, 0.5, 0.58],
  [19.99, 1, 19.99],
  [20, 0, 0],
  // An invalid fraction takes off at most everything, and adds nothing.
  [20, 20, 20],
  [20, -0.5, 0],
])('a coupon takes off %d × %d = %d', (amount, value, saving) => {
  expect(getSaving(amount, value, 2)).toBe(saving);
});

test("a coupon's discount and the remaining price add up", () => {
  expect(applyCoupon(22.5, 0.2, 2)).toEqual({ saving: 4.5, due: 18 });
  expect(applyCoupon(0.05, 0.5, 2)).toEqual({ saving: 0.03, due: 0.02 });
});

test('currencies without decimals or with three keep their smallest unit', () => {
  expect(applyCoupon(999, 0.2, 0)).toEqual({ saving: 200, due: 799 });
  expect(moneyFor(15, 0.85, 0)).toBe(13);
  expect(getSum([1.255, 0.001])).toBe(1.256);
  expect(multiplyPrice(1.255, 3)).toBe(3.765);
  expect(applyCoupon(1.255, 0.1, 3)).toEqual({ saving: 0.126, due: 1.129 });
  expect(tokensFor(1.255, 0.001)).toBe(1255);
});

test.each([
  [40, 0.1, 4],
  [15, 0.085, 1.28],
  [0, 0.1, 0],
])('%d tokens at %d cost %d', (tokens, rate, money) => {
  expect(moneyFor(tokens, rate, 2)).toBe(money);
});

test.each([
  [22.5, 0.1, 225],
  [0.3, 0.1, 3],
  [0.31, 0.1, 4],
  [10, 0.3, 34],
])('%d in money at %d a token comes to %d tokens', (money, rate, tokens) => {
  expect(tokensFor(money, rate)).toBe(tokens);
});

test.each([
  [12, '12'],
  [12.5, '12.50'],
  [9.99, '9.99'],
  [Number.NaN, ''],
])('%d is shown in a field as %s', (amount, text) => {
  expect(typedMoney(amount)).toBe(text);
});
