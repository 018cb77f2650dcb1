import { formatMoney, formatTokens, type Currency } from '@/lib/format/format';
import { times, tokensFor } from '@/lib/format/money';

/** How prices are written: in money, or in tokens when one of them costs `rate`. */
export interface PriceTexts {
  one: (price: number) => string;
  /** Of several pieces; in tokens each costs whole ones. */
  several: (price: number, quantity: number) => string;
}

export const priceTexts = (rate: number | null, currency: Currency): PriceTexts =>
  rate === null
    ? { one: (price) => formatMoney(price, currency), several: (price, quantity) => formatMoney(times(price, quantity), currency) }
    : { one: (price) => formatTokens(tokensFor(price, rate)), several: (price, quantity) => formatTokens(tokensFor(price, rate) * quantity) };
