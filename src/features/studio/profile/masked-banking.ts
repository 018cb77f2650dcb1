import type { Banking } from '@/contract/performer';
import { maskedNumber } from '@/entities/payment/masked-number';

const NUMBERS = ['bankAccount', 'bankSwiftCode', 'bankRouting', 'SSN'] as const;

/** Masks a payout account: no number is complete, whatever the server sends. */
export function shownBanking(account: Banking): Banking {
  const shown = { ...account };
  for (const name of NUMBERS) {
    const number = account[name];
    if (number) shown[name] = maskedNumber(number);
  }
  return shown;
}
