import type { Item } from './unlock-options';

/** What was chosen in the sheet. */
export interface Choice {
  /** Id of the way. */
  way: string;
  coupon: string;
}

/** Under which the device keeps it. */
export const intentOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `ways/${kind}/${id}`;

/** Throws for what is no choice of this sheet. */
export function parseChoice(data: unknown): Choice {
  if (typeof data === 'object' && data !== null && 'way' in data && 'coupon' in data && typeof data.way === 'string' && typeof data.coupon === 'string') {
    return { way: data.way, coupon: data.coupon };
  }
  throw new TypeError('Not a choice');
}
