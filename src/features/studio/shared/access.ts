import { formatNumber } from '@/lib/format/format';
/** Who has access: subscribers, buyers or everyone. */
export type Access = 'subscribers' | 'sale' | 'free';

/** Reads the wire fields: for sale at price 0 means free. */
export const accessOf = ({ isSale, price }: { isSale?: boolean; price?: number }): Access =>
  isSale ? (price === 0 ? 'free' : 'sale') : 'subscribers';

/** Access as wire fields; `price` as typed. */
export const saleOf = (access: string, price: string): { isSale: boolean; price: number } => ({
  isSale: access !== 'subscribers',
  price: access === 'sale' ? Number(price) : 0,
});

/** Upper bound against typos. */
const MAX_PRICE = 100_000;

/** Validation error of a typed price; undefined if valid or not needed. */
export function priceProblem(access: string, price: string): string | undefined {
  if (access !== 'sale') return undefined;
  const figure = Number(price);
  if (price.trim() === '' || !Number.isFinite(figure)) return 'Enter a price in numbers.';
  if (figure <= 0) return 'Enter a price above 0, or make it free.';
  if (figure > MAX_PRICE) return `Enter a price of at most ${formatNumber(MAX_PRICE)}.`;
  return /^\d+$/.test(price.trim()) ? undefined : 'Enter a whole number of tokens, such as 20.';
}
