import { useRouter } from 'next/router';
import { useCoupon, type CouponEntry } from '@/entities/payment/use-coupon';
import { oneOf } from '@/lib/lists/query';
import { useServices } from '@/services/services-context';

/** The coupon of a card payment: stored with the intent or given by the address (`?coupon=`). */
export function useUnlockCoupon(storedCode: string, ready: boolean): CouponEntry {
  const { coupons } = useServices();
  const { query } = useRouter();
  return useCoupon(async (code) => (await coupons.apply(code)).data, {
    initialCode: storedCode || oneOf(query, 'coupon'),
    ready,
  });
}
