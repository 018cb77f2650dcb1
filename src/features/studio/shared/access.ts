import { limitProblem } from './form/limit';
import { LIMITS } from './form/limits';

export type Access = 'subscribers' | 'sale' | 'free';

/** Reads the API's fields: for sale at price 0 means free. */
export const getAccess = ({ isSale, price }: { isSale?: boolean; price?: number }): Access =>
  isSale ? (price === 0 ? 'free' : 'sale') : 'subscribers';

export interface Sale {
  isSale: boolean;
  price: number;
}

/** Access as fields of the API; `price` as typed. */
export const getSale = (access: string, price: string): Sale => ({
  isSale: access !== 'subscribers',
  price: access === 'sale' ? Number(price) : 0,
});

/** Validation error of a typed price; undefined if valid or not needed. */
export function priceProblem(access: string, price: string): string | undefined {
  if (access !== 'sale') return undefined;
  const limit = LIMITS.uploadVideo.price;
  if (price.trim() === '') return limit.type;
  if (Number(price) <= 0) return 'Enter a price above 0, or make it free.';
  return limitProblem(limit, price);
}
