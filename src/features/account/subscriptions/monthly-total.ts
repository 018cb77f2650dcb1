import { sumOf } from '@/lib/format/money';
import { perMonth } from '@/entities/subscription/renewal';
import { chargeOf, type Entry } from './entry';

interface MonthlyTotal {
  /** What all that renews comes to in a month, in main units. */
  total: number;
  /** How many that is. */
  counted: number;
  /** How many renew besides at a price that nobody knows. */
  unknown: number;
}

/** What goes out in a month. Only what renews: what ends by itself costs nothing more. */
export function monthlyTotal(entries: readonly Entry[], today: string): MonthlyTotal {
  const renewing = entries.filter((entry) => chargeOf(entry, today) !== null);
  const prices = renewing.flatMap(({ charge }) => (charge?.days ? [perMonth(charge.price, charge.days)] : []));
  return { total: sumOf(prices), counted: prices.length, unknown: renewing.length - prices.length };
}
