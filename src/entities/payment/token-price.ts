import type { TokenPackage } from '@/contract/package';
import { getSum, roundTo } from '@/lib/format/money';

/** Returns the tokens of a package, including the bonus. */
export const tokensIn = ({ tokens, bonusTokens = 0 }: TokenPackage): number => getSum([tokens, bonusTokens]);

/** Price of one token in main units. */
const priceOfOne = (offer: TokenPackage): number => roundTo(offer.price / tokensIn(offer), 6);

/** Returns the saving per token compared with the most expensive package, in percent, rounded down. */
export function tokenSaving(offer: TokenPackage, packages: readonly TokenPackage[]): number {
  const highest = Math.max(...packages.map(priceOfOne));
  return highest > 0 ? Math.floor(((highest - priceOfOne(offer)) * 100) / highest) : 0;
}

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
