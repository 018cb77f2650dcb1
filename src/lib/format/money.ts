/*
 * Amounts of money and tokens come as JSON numbers in main units (contract A.5). All arithmetic is done in whole hundredths,
 * because sums of fractions drift: 0.1 + 0.2 is not 0.3.
 */

/** Main units as whole hundredths: 12.5 → 1250. */
export const hundredths = (amount: number): number => Math.round(amount * 100);

/** Whole hundredths as main units: 1250 → 12.5. */
export const mainUnits = (amount: number): number => amount / 100;

/** Main units as one types them: 12, 12.50; nothing for what is no amount. */
export const typedMoney = (amount: number): string => (Number.isInteger(amount) ? String(amount) : Number.isFinite(amount) ? amount.toFixed(2) : '');

/** The sum of amounts in main units. */
export const sumOf = (amounts: readonly number[]): number => mainUnits(amounts.reduce((sum, amount) => sum + hundredths(amount), 0));

/** The sum of amounts in main units; undefined where one of them is not known. */
export const sumOfKnown = (amounts: readonly (number | undefined)[]): number | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? sumOf(known) : undefined;
};

/** `amount` less `taken`, in main units. */
export const less = (amount: number, taken: number): number => mainUnits(hundredths(amount) - hundredths(taken));

/** `amount` less `taken`; undefined where one of them is not known. */
export const lessKnown = (amount: number | undefined, taken: number | undefined): number | undefined => (amount === undefined || taken === undefined ? undefined : less(amount, taken));

/** A price taken `quantity` times, a whole number. */
export const times = (price: number, quantity: number): number => mainUnits(hundredths(price) * quantity);

/** One of `count` equal parts of an amount, to the hundredth: for a price of one piece that nobody states, never for sums. */
export const partOf = (amount: number, count: number): number => mainUnits(Math.round(hundredths(amount) / Math.max(1, count)));

/** What a coupon takes off: `value` is the fraction (contract B.18), at most all of it; half a hundredth rounds up. */
export const savingOf = (amount: number, value: number): number =>
  mainUnits(Math.round(Math.round(hundredths(amount) * Math.min(1, Math.max(0, value)) * 1e6) / 1e6));

/** What a coupon takes off an amount, and what is left to pay. */
export function afterCoupon(amount: number, value: number): { saving: number; due: number } {
  const saving = savingOf(amount, value);
  return { saving, due: less(amount, saving) };
}

/** What `tokens` cost in money when one costs `rate` (setting `tokenConversionRate`). */
export const moneyFor = (tokens: number, rate: number): number => mainUnits(Math.round((hundredths(tokens) * Math.round(rate * 1e6)) / 1e6));

/** The whole tokens that a price in money comes to, rounded up, when one token costs `rate`. */
export const tokensFor = (money: number, rate: number): number => Math.ceil((hundredths(money) * 1e4) / Math.round(rate * 1e6));
