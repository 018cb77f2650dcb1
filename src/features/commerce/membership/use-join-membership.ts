import { useState } from 'react';
import { useCoupon } from '@/entities/payment/use-coupon';
import { useIntent } from '@/entities/payment/use-intent';
import type { SubscriptionPackage } from '@/contract/package';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import { getAccessEnd } from '@/entities/subscription/subscription-status';
import { useServices } from '@/services/services-context';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { purchaseRequested } from '@/store/purchase/purchase.slice';
import { usePurchaseResult } from '@/store/purchase/use-purchase';
import type { Purchase } from '@/store/purchase/purchase';
import { useCurrency } from '@/store/ui/use-currency';
import type { MembershipPage } from './membership.loader';
import { describeAgreement } from './plan';

const SUBJECT = 'membership';

interface Choice {
  packageId: string;
  couponCode: string;
}

function parseChoice(data: unknown): Choice {
  if (typeof data === 'object' && data !== null && 'packageId' in data && typeof data.packageId === 'string') {
    return {
      packageId: data.packageId,
      couponCode: 'couponCode' in data && typeof data.couponCode === 'string' ? data.couponCode : '',
    };
  }
  throw new TypeError('Not a choice of a plan');
}

const getChoiceUrl = ({ packageId, couponCode }: Choice) =>
  withQuery(paths.membership, { plan: packageId, coupon: couponCode });

/** Choosing and buying a plan. The choice is stored in the URL and survives a login. */
export function useJoinMembership(
  { today, membership, plan: requestedId, coupon: requestedCoupon }: MembershipPage,
  plans: readonly SubscriptionPackage[],
) {
  const dispatch = useAppDispatch();
  const { coupons } = useServices();
  const currency = useCurrency();
  const loggedIn = useIsLoggedIn();
  const purchaseResult = usePurchaseResult(SUBJECT);
  const account = useAppSelector(({ user }) => user.current._id);
  const intent = useIntent(SUBJECT, parseChoice, account);
  const [picked, setPicked] = useState('');
  const coupon = useCoupon(async (code) => (await coupons.apply(code)).data, {
    initialCode: requestedCoupon || intent.choice?.couponCode,
    ready: loggedIn,
  });

  const own = membership?.ok ? membership.content : null;
  const candidateIds = [picked, requestedId, intent.choice?.packageId, own?.packageId];
  const plan =
    candidateIds.map((id) => plans.find(({ _id }) => _id === id)).find((found) => found !== undefined) ?? plans[0];
  if (!plan) return null;

  const agreement = describeAgreement(plan, {
    couponValue: plan.price > 0 ? (coupon.coupon?.value ?? 0) : 0,
    today,
    paidUntil: (own && getAccessEnd(own)) ?? null,
    currency,
  });
  const choice: Choice = { packageId: plan._id, couponCode: loggedIn ? (coupon.coupon?.code ?? '') : coupon.code };
  const purchase: Purchase = {
    kind: 'membership',
    pay: 'card',
    packageId: plan._id,
    ...(plan.price > 0 && coupon.coupon ? { couponCode: coupon.coupon.code } : {}),
  };

  return {
    plan,
    ownPlan: own?.packageId ?? null,
    currency,
    loggedIn,
    ...purchaseResult,
    coupon,
    agreement,
    returnTo: getChoiceUrl(choice),
    pick: (packageId: string) => {
      setPicked(packageId);
      // history.replaceState, because a route change would reload the page.
      const url = getChoiceUrl({ packageId, couponCode: requestedCoupon });
      window.history.replaceState({ ...window.history.state, as: url, url }, '', url);
    },
    remember: () => intent.save(choice),
    pay: () => {
      intent.save(choice);
      dispatch(
        purchaseRequested({
          purchase,
          terms: { title: `${plan.name} membership`, price: agreement.price, returnTo: getChoiceUrl(choice) },
        }),
      );
    },
  };
}
