import type { Item } from './unlock-options';

export interface Choice {
  /** Id of the unlock option. */
  way: string;
  coupon: string;
}

/** Storage key of the choice. */
export const intentOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `ways/${kind}/${id}`;

/** Validates a stored choice; throws a TypeError if it is invalid. */
export function parseChoice(data: unknown): Choice {
  if (
    typeof data === 'object' &&
    data !== null &&
    'way' in data &&
    'coupon' in data &&
    typeof data.way === 'string' &&
    typeof data.coupon === 'string'
  ) {
    return { way: data.way, coupon: data.coupon };
  }
  throw new TypeError('Not a choice');
}
