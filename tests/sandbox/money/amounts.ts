/*
 * Amounts travel as JSON numbers in main units and are reckoned with in whole hundredths, because sums of fractions drift.
 * Tokens and money never stand in one sum.
 */

/** Main units as whole hundredths: 12.5 → 1250. */
export const hundredths = (amount: number): number => Math.round(amount * 100);

/** Whole hundredths as main units: 1250 → 12.5. */
export const mainUnits = (amount: number): number => amount / 100;

/** Products and quotients of decimals are a hair off what they stand for: 1.005 × 100 is 100.49999999999999. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** A fraction of whole hundredths; half a hundredth rounds up. */
export const fractionOf = (amount: number, fraction: number): number => Math.round(tidy(amount * fraction));

/** The sum of amounts in main units. */
export const sumOf = (amounts: readonly number[]): number => mainUnits(amounts.reduce((sum, amount) => sum + hundredths(amount), 0));

/** A price in main units taken `quantity` times, a whole number. */
export const times = (price: number, quantity: number): number => mainUnits(hundredths(price) * quantity);

/** What a coupon takes off an amount in main units: `value` is the fraction. */
export const savingOf = (amount: number, value: number): number => mainUnits(fractionOf(hundredths(amount), value));

/** An amount in main units less what a coupon takes off. */
export const lessCoupon = (amount: number, value: number): number => mainUnits(hundredths(amount) - hundredths(savingOf(amount, value)));

/** What `tokens` cost in money when one costs `rate`. */
export const moneyFor = (tokens: number, rate: number): number => mainUnits(fractionOf(hundredths(tokens), rate));

/** The whole tokens that a price in money comes to, rounded up, when one costs `rate`. */
export const tokensFor = (money: number, rate: number): number => Math.ceil(tidy(money / rate));

/** Divides a total of whole hundredths in proportion to `weights`; the parts add up to it exactly. */
export function shared(total: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  return weights.map((weight, index) => {
    const before = all === 0 ? 0 : Math.round((total * upTo) / all);
    upTo += weight;
    const isLast = index === weights.length - 1;
    return (isLast ? total : all === 0 ? 0 : Math.round((total * upTo) / all)) - before;
  });
}
