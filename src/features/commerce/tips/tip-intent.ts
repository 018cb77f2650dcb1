import { subjectOf } from '@/store/purchase/purchase';

/** What was filled in. */
export interface TipChoice {
  /** As typed. */
  amount: string;
  message: string;
}

/** Under which the device keeps it: the subject of the purchase. */
export const tipIntent = (performerId: string): string => subjectOf({ kind: 'tip', pay: 'token', performerId, price: 0 });

/** Throws for what is no tip. */
export function parseTip(data: unknown): TipChoice {
  if (typeof data === 'object' && data !== null && 'amount' in data && 'message' in data && typeof data.amount === 'string' && typeof data.message === 'string') {
    return { amount: data.amount, message: data.message };
  }
  throw new TypeError('Not a tip');
}
