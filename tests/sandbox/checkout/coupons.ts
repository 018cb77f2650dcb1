import { is } from '../db/conditions';
import type { Store } from '../db/store';
import { HttpError } from '../http/errors';
import type { CouponRow } from '../seed/rows/money';

/**
 * Returns the coupon with this code if the account can use it now. Throws 404 or 406 with a message for the payer
 * (contract C.9).
 */
export function usableCoupon(store: Store, code: string, accountId: string, now: Date): CouponRow {
  const coupon = store.coupons.first(is('code', code.trim().toUpperCase()));
  if (!coupon || coupon.status !== 'active') throw new HttpError(404, 'This code isn’t valid.', 'ENTITY_NOT_FOUND');
  if (coupon.expiredDate <= now.toISOString()) throw refused('This code has expired.');
  if (coupon.usedBy.includes(accountId)) throw refused('You’ve already used this code.');
  if (coupon.used >= coupon.numberOfUses) throw refused('This code has been used up.');
  return coupon;
}

const refused = (sentence: string): HttpError => new HttpError(406, sentence, 'Not Acceptable');

/** Marks the coupon as used by the account, which can't use it again. */
export function spendCoupon(store: Store, id: string, accountId: string, now: Date): void {
  const coupon = store.coupons.get(id);
  if (coupon)
    store.coupons.update(id, {
      used: coupon.used + 1,
      usedBy: [...coupon.usedBy, accountId],
      updatedAt: now.toISOString(),
    });
}
