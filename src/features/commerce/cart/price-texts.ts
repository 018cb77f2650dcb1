import { formatMoney, formatTokens, type Currency } from '@/lib/format/format';
import { multiplyPrice, tokensFor } from '@/lib/format/money';

/** Formats prices as money, or as tokens if a `rate` (price of one token) is given. */
export interface PriceTexts {
  one: (price: number) => string;
  /** For several units; in tokens each unit is rounded up. */
  several: (price: number, quantity: number) => string;
}

export const priceTexts = (rate: number | null, currency: Currency): PriceTexts =>
  rate === null
    ? {
        one: (price) => formatMoney(price, currency),
        several: (price, quantity) => formatMoney(multiplyPrice(price, quantity), currency),
      }
    : {
        one: (price) => formatTokens(tokensFor(price, rate)),
        several: (price, quantity) => formatTokens(tokensFor(price, rate) * quantity),
      };
