import type { TipChoice } from '@/entities/access/item-slots';
import { getSubject } from '@/store/purchase/purchase';

/** Storage key of the choice: the subject of the purchase. */
export const tipSubject = (performerId: string): string =>
  getSubject({ kind: 'tip', pay: 'token', performerId, price: 0 });

/** Validates a stored choice; throws a TypeError if it is invalid. */
export function parseTip(data: unknown): TipChoice {
  if (
    typeof data === 'object' &&
    data !== null &&
    'amount' in data &&
    'message' in data &&
    typeof data.amount === 'string' &&
    typeof data.message === 'string'
  ) {
    return { amount: data.amount, message: data.message };
  }
  throw new TypeError('Not a tip');
}
