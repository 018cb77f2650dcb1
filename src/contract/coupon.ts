import { z } from 'zod';
import type { Operations } from './operation';

/** `value` is the discount as a fraction: 0.2 is 20%. */
export const couponSchema = z.object({ _id: z.string(), code: z.string(), value: z.number() });
export type Coupon = z.infer<typeof couponSchema>;

export const couponOperations = {
  applyCoupon: {
    method: 'POST',
    path: '/coupons/{code}/apply-coupon',
    auth: 'any',
    pages: ['/cart', '/video/[id]', '/membership', '/user/wallet'],
    summary: 'Look up a coupon before paying',
    data: couponSchema,
    errors: { 404: 'No such coupon', 406: 'Expired, used up, or already used by the caller' },
  },
} satisfies Operations;
