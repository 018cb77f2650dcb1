import type { Item } from './unlock-options';

export interface Choice {
  optionId: string;
  coupon: string;
}

/** Storage key of the choice. */
export const unlockSubject = ({ kind, id }: Pick<Item, 'kind' | 'id'>): string => `unlock/${kind}/${id}`;

/** Validates a stored choice; throws a TypeError if it is invalid. */
export function parseChoice(data: unknown): Choice {
  if (
    typeof data === 'object' &&
    data !== null &&
    'optionId' in data &&
    'coupon' in data &&
    typeof data.optionId === 'string' &&
    typeof data.coupon === 'string'
  ) {
    return { optionId: data.optionId, coupon: data.coupon };
  }
  throw new TypeError('Not a choice');
}
