import { sumOf, times, tokensFor } from '@/lib/format/money';
import type { CartItem } from '@/store/cart/cart.slice';

interface CartSums {
  /** Number of units in all lines. */
  pieces: number;
  /** Card total before a coupon. */
  money: number;
  /** Total in tokens; null if tokens have no price. */
  tokens: number | null;
}

/** Totals of the given lines. Each unit costs whole tokens, rounded up; `rate` is the price of one token in money. */
export function cartSums(items: readonly CartItem[], rate: number | null): CartSums {
  const priced = items.map(({ price = 0, quantity }) => ({ price, quantity }));
  return {
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    money: sumOf(priced.map(({ price, quantity }) => times(price, quantity))),
    tokens:
      rate === null ? null : priced.reduce((sum, { price, quantity }) => sum + tokensFor(price, rate) * quantity, 0),
  };
}
