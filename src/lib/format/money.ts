/*
 * Amounts of money and tokens come as JSON numbers in main units (contract A.5). All arithmetic is done in whole
 * numbers, because sums of fractions drift: 0.1 + 0.2 is not 0.3. No currency has more than three decimals.
 */

const toThousandths = (amount: number): number => Math.round(amount * 1000);
const fromThousandths = (amount: number): number => amount / 1000;

/** Main units as whole hundredths: 12.5 → 1250. */
export const toHundredths = (amount: number): number => Math.round(amount * 100);

/** An amount in main units as text for an input field: `12`, `12.50`; empty if it isn't a number. */
export const typedMoney = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : Number.isFinite(amount) ? amount.toFixed(2) : '';

/**
 * A typed number with a point for decimals: `1,000` → `1000`, `1 234.5` → `1234.5`, `1,5` → `1.5`. A comma is the
 * decimal point, as on many keyboards, unless it separates thousands.
 */
export function normalizeTypedNumber(text: string): string {
  const isGrouped = /^[1-9]\d{0,2}([,\s]\d{3})+(\.\d*)?$/.test(text.trim());
  return text.replace(',', isGrouped ? '' : '.').replace(/[^\d.-]/g, '');
}

/** The sum of amounts in main units. */
export const getSum = (amounts: readonly number[]): number =>
  fromThousandths(amounts.reduce((sum, amount) => sum + toThousandths(amount), 0));

/** The sum of amounts in main units; undefined if one is unknown. */
export const sumOfKnown = (amounts: readonly (number | undefined)[]): number | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? getSum(known) : undefined;
};

/** `amount` less `taken`, in main units. */
export const subtractAmounts = (amount: number, taken: number): number =>
  fromThousandths(toThousandths(amount) - toThousandths(taken));

/** `amount` less `taken`; undefined if one is unknown. */
export const subtractKnownAmounts = (amount: number | undefined, taken: number | undefined): number | undefined =>
  amount === undefined || taken === undefined ? undefined : subtractAmounts(amount, taken);

/** A price times `quantity`, an integer. */
export const multiplyPrice = (price: number, quantity: number): number =>
  fromThousandths(toThousandths(price) * quantity);

/** One of `count` equal parts of an amount, to the thousandth. Only to display an unknown unit price, never for sums. */
export const getPart = (amount: number, count: number): number =>
  fromThousandths(Math.round(toThousandths(amount) / Math.max(1, count)));

/** How many times an amount covers a price above 0: 4.8 covers 1.6 three times. Negative for a negative amount. */
export const countAffordable = (amount: number, price: number): number =>
  Math.floor(toThousandths(amount) / toThousandths(price));

/** A product without floating-point errors: 100 × 0.29 is 28.999999999999996. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Rounds an amount to a number of decimals, half up: 2.5 → 3 for a currency without decimals. */
export const roundTo = (amount: number, decimals: number): number => {
  const unit = 10 ** decimals;
  return Math.round(tidy(amount * unit)) / unit;
};

/**
 * The discount of a coupon, with the decimals of the currency: `value` is a fraction up to 1 (contract B.18); half of
 * the smallest unit rounds up.
 */
export const getSaving = (amount: number, value: number, decimals: number): number =>
  roundTo(amount * Math.min(1, Math.max(0, value)), decimals);

/** The whole tokens in a `fraction` of a price, rounded down. */
export const getWholeTokens = (price: number, fraction: number): number => Math.floor(tidy(price * fraction));

/** The discount of a coupon and the remaining amount, with the decimals of the currency. */
export function applyCoupon(amount: number, value: number, decimals: number): { saving: number; due: number } {
  const saving = getSaving(amount, value, decimals);
  return { saving, due: subtractAmounts(amount, saving) };
}

/** Price of `tokens` in money, with the decimals of the currency, if one costs `rate` (setting `tokenConversionRate`). */
export const moneyFor = (tokens: number, rate: number, decimals: number): number => roundTo(tokens * rate, decimals);

/** Price in whole tokens, rounded up, if one token costs `rate`. */
export const tokensFor = (money: number, rate: number): number =>
  Math.ceil((toThousandths(money) * 1e3) / Math.round(rate * 1e6));
