import { couponOperations } from '@/contract/coupon';
import { usableCoupon } from '../checkout/coupons';
import type { Context } from '../context';
import { route, type Route } from '../http/route';

/** Checking a coupon doesn't use it. It is used when a payment with it succeeds. */
export function couponRoutes({ store, now }: Context): Route[] {
  return [
    route(couponOperations.applyCoupon, ({ params: { code }, viewer }) => {
      const { _id, code: name, value } = usableCoupon(store, code, viewer.account._id, now());
      return { _id, code: name, value };
    }),
  ];
}
