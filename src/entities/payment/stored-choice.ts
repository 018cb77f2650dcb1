import { readIntent, setIntentAccount } from '@/device/purchase-intent';

/**
 * The choice of a purchase form before a login or a payment page, for the `account` (its id; empty for a guest), or
 * null. `parse` throws for invalid data.
 */
export function readStoredChoice<T>(subject: string, parse: (choice: unknown) => T, account: string): T | null {
  // The saga that sets the account may not be loaded yet.
  setIntentAccount(account);
  return readIntent(subject, parse);
}
