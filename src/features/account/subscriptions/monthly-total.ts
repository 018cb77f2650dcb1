import { getSum } from '@/lib/format/money';
import { perMonth } from '@/entities/subscription/renewal';
import { getCharge, type Entry } from './entry';

interface MonthlyTotal {
  /** Monthly sum of all renewals, in main currency units. */
  total: number;
  /** Number of renewals in the sum. */
  counted: number;
  /** Number of renewals whose price is unknown. */
  unknown: number;
}

/** The total of the renewals, each rounded to the decimals of the currency. */
export function monthlyTotal(entries: readonly Entry[], today: string, decimals: number): MonthlyTotal {
  const renewing = entries.filter((entry) => getCharge(entry, today) !== null);
  const prices = renewing.flatMap(({ charge }) =>
    charge?.days ? [perMonth(charge.price, charge.days, decimals)] : [],
  );
  return { total: getSum(prices), counted: prices.length, unknown: renewing.length - prices.length };
}
