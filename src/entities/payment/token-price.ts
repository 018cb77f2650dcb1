import type { TokenPackage } from '@/contract/package';
import { formatMoney, type Currency } from '@/lib/format/format';
import { hundredths, sumOf } from '@/lib/format/money';

/** All the tokens that a package brings, what is given on top included. */
export const tokensIn = ({ tokens, bonusTokens = 0 }: TokenPackage): number => sumOf([tokens, bonusTokens]);

/** What one token of a package costs, in ten-thousandths of a main unit. */
const priceOfOne = (offer: TokenPackage): number => Math.round((hundredths(offer.price) * 100) / tokensIn(offer));

/** What one token of a package costs, "$0.0860 a token": as many decimals for all, so that packages compare line by line. */
export const tokenPriceText = (offer: TokenPackage, currency: Currency): string => `${formatMoney(priceOfOne(offer) / 10_000, currency, 2)} a token`;

/** The package whose tokens cost least; none where that is true of several, or where there is only one. */
export function bestValue(packages: readonly TokenPackage[]): TokenPackage | null {
  const [first, second] = [...packages].sort((a, b) => priceOfOne(a) - priceOfOne(b));
  return first && second && priceOfOne(first) < priceOfOne(second) ? first : null;
}

/** The cheapest package that brings at least so many tokens; the largest where none does. */
export function packageFor(packages: readonly TokenPackage[], missing: number): TokenPackage | null {
  const enough = packages.filter((offer) => tokensIn(offer) >= missing).sort((a, b) => a.price - b.price);
  return enough[0] ?? [...packages].sort((a, b) => tokensIn(b) - tokensIn(a))[0] ?? null;
}
