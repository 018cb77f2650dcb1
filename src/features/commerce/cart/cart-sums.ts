import { sumOf, times, tokensFor } from '@/lib/format/money';
import type { CartItem } from '@/store/cart/cart.slice';

interface CartSums {
  /** Pieces in all. */
  pieces: number;
  /** What they cost by card, before a coupon. */
  money: number;
  /** What they cost in tokens; null where tokens have no price. */
  tokens: number | null;
}

/** What lines cost. A piece costs whole tokens, rounded up (`rate`: what one token costs in money). */
export function cartSums(items: readonly CartItem[], rate: number | null): CartSums {
  const priced = items.map(({ price = 0, quantity }) => ({ price, quantity }));
  return {
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    money: sumOf(priced.map(({ price, quantity }) => times(price, quantity))),
    tokens: rate === null ? null : priced.reduce((sum, { price, quantity }) => sum + tokensFor(price, rate) * quantity, 0),
  };
}
