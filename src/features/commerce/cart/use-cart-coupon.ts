import { useRouter } from 'next/router';
import { useCallback, useEffect } from 'react';
import { useCoupon, type CouponEntry } from '@/entities/payment/use-coupon';
import { useIntent } from '@/entities/payment/use-intent';
import { removeIntent, saveIntent } from '@/device/purchase-intent';
import { readParameter } from '@/lib/lists/query';
import { useServices } from '@/services/services-context';
import { useAppSelector, useIsLoggedIn } from '@/store/hooks';

const SUBJECT = 'products';

function parseCode(choice: unknown): string {
  if (typeof choice !== 'string') throw new TypeError('Not a coupon');
  return choice;
}

/**
 * The cart's coupon: from the URL (`?coupon=`), or the one that was applied here before a payment page or a login.
 */
export function useCartCoupon(): CouponEntry {
  const { coupons } = useServices();
  const { query } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const account = useAppSelector(({ user }) => user.current._id);
  const { choice } = useIntent(SUBJECT, parseCode, account);
  const lookUp = useCallback(async (code: string) => (await coupons.apply(code)).data, [coupons]);
  const entry = useCoupon(lookUp, { initialCode: readParameter(query, 'coupon') || (choice ?? ''), ready: isLoggedIn });
  const counts = entry.coupon?.code;

  useEffect(() => {
    if (counts) saveIntent(SUBJECT, counts);
  }, [counts]);

  return {
    ...entry,
    remove: () => {
      removeIntent(SUBJECT);
      entry.remove();
    },
  };
}
