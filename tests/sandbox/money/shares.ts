import type { BoughtLine } from '../seed/rows/money';
import { getCommission, hundredths, shared } from './amounts';

type PaidLine = { line: BoughtLine; /** The amount paid after the coupon, in hundredths. */ total: number };

/** One seller's part of a sale. `performerId` is null for what the site sells. Amounts in hundredths. */
export type Share = { performerId: string | null; lines: PaidLine[]; gross: number; net: number; commission: number };

type Sold = { products: readonly BoughtLine[]; totalPrice: number };

/** Divides a sale among its sellers. `rate` is the fraction that the site keeps of performers' sales. */
export function getShares({ products, totalPrice }: Sold, rate: number, paid: 'token' | 'money'): Share[] {
  const totals = shared(
    hundredths(totalPrice),
    products.map(({ price, quantity }) => hundredths(price) * quantity),
  );
  const lines = products.map((line, index): PaidLine => ({ line, total: totals[index] ?? 0 }));
  return [...new Set(products.map(({ performerId }) => performerId))].map((performerId) => {
    const own = lines.filter(({ line }) => line.performerId === performerId);
    const gross = own.reduce((sum, { total }) => sum + total, 0);
    const commission = performerId === null ? gross : getCommission(gross, rate, paid);
    return { performerId, lines: own, gross, net: gross - commission, commission };
  });
}
