/*
 * Amounts are JSON numbers in main units on the wire, and whole hundredths in calculations, because sums of fractions
 * drift. Never add tokens and money.
 */

/** Converts main units to whole hundredths: 12.5 → 1250. */
export const hundredths = (amount: number): number => Math.round(amount * 100);

/** Converts whole hundredths to main units: 1250 → 12.5. */
export const mainUnits = (amount: number): number => amount / 100;

/** Removes floating-point errors: 1.005 × 100 is 100.49999999999999. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Returns a fraction of whole hundredths. Half a hundredth rounds up. */
const getFraction = (amount: number, fraction: number): number => Math.round(tidy(amount * fraction));

/** The site's part of a sale, in hundredths. Tokens are whole: a fraction of one stays with the performer. */
export const getCommission = (gross: number, rate: number, paid: 'token' | 'money'): number =>
  paid === 'token' ? Math.floor(tidy(gross * rate) / 100) * 100 : getFraction(gross, rate);

/** Adds amounts in main units. */
export const getSum = (amounts: readonly number[]): number =>
  mainUnits(amounts.reduce((sum, amount) => sum + hundredths(amount), 0));

/** Multiplies a price in main units by a whole number. */
export const times = (price: number, quantity: number): number => mainUnits(hundredths(price) * quantity);

/** The discount of a coupon on an amount in main units. `value` is the fraction. */
export const getSaving = (amount: number, value: number): number => mainUnits(getFraction(hundredths(amount), value));

/** An amount in main units after the discount of a coupon. */
export const subtractCoupon = (amount: number, value: number): number =>
  mainUnits(hundredths(amount) - hundredths(getSaving(amount, value)));

/** The price of `tokens` in money at `rate` per token. */
export const moneyFor = (tokens: number, rate: number): number => mainUnits(getFraction(hundredths(tokens), rate));

/** The price in whole tokens, rounded up, for an amount of money at `rate` per token. */
export const tokensFor = (money: number, rate: number): number => Math.ceil(tidy(money / rate));

/** Divides a total of whole hundredths in proportion to `weights`. The parts add up to it exactly. */
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
