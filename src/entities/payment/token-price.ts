import type { TokenPackage } from '@/contract/package';
import { formatMoney, type Currency } from '@/lib/format/format';
import { toHundredths, getSum } from '@/lib/format/money';

/** Returns the tokens of a package, including the bonus. */
export const tokensIn = ({ tokens, bonusTokens = 0 }: TokenPackage): number => getSum([tokens, bonusTokens]);

/** Price of one token, in ten-thousandths of a main unit. */
const priceOfOne = (offer: TokenPackage): number => Math.round((toHundredths(offer.price) * 100) / tokensIn(offer));

/** Returns the price per token, "$0.0860 a token", always with four decimals so that packages are easy to compare. */
export const tokenPriceText = (offer: TokenPackage, currency: Currency): string =>
  `${formatMoney(priceOfOne(offer) / 10_000, currency, 2)} a token`;

/** Returns the package with the lowest price per token; null if several tie or there is only one. */
export function findBestValue(packages: readonly TokenPackage[]): TokenPackage | null {
  const [first, second] = [...packages].sort((a, b) => priceOfOne(a) - priceOfOne(b));
  return first && second && priceOfOne(first) < priceOfOne(second) ? first : null;
}

/** Returns the cheapest package with at least this many tokens, or the largest if none is enough. */
export function packageFor(packages: readonly TokenPackage[], missing: number): TokenPackage | null {
  const enough = packages.filter((offer) => tokensIn(offer) >= missing).sort((a, b) => a.price - b.price);
  return enough[0] ?? [...packages].sort((a, b) => tokensIn(b) - tokensIn(a))[0] ?? null;
}
