import { readText, removeStored, writeText } from '@/device/storage';
import { PAYMENTS_KEY } from './pending';
import { pendingAfterLogout } from './pending-after-logout';

const GUARD_KEYS = /^(session|payments|group-show-minutes|lock:.*)$/;

/**
 * True for records that stay when the device is cleared, because without them something could be charged twice or other
 * tabs could miss a login or logout.
 */
export const isGuardRecord = (key: string): boolean => GUARD_KEYS.test(key);

/** Removes from the stored payments what isn't needed to prevent a second charge. */
export function reduceStoredPayments(): void {
  const payments = pendingAfterLogout(readText(PAYMENTS_KEY));
  if (payments === null) removeStored(PAYMENTS_KEY);
  else writeText(PAYMENTS_KEY, payments);
}
