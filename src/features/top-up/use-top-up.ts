import { useEffect, useEffectEvent, useState } from 'react';
import type { TopUpProps } from '@/components/item/item-slots';
import { packagesInSettings } from '@/components/pay/settings-packages';
import { packageFor, tokensIn } from '@/components/pay/token-price';
import { useCoupon } from '@/components/pay/use-coupon';
import { useFetched } from '@/components/state/use-fetched';
import { ApiError } from '@/lib/errors';
import { formatTokens } from '@/lib/format';
import { less, savingOf } from '@/lib/money';
import { useServices } from '@/services/services-context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { subjectOf, type Purchase } from '@/store/purchase/purchase';
import { paymentContinued, purchaseAsked, purchaseCheckAsked, purchaseDismissed, selectPurchase } from '@/store/purchase/purchase.slice';

const SUBJECT = subjectOf({ kind: 'tokens', pay: 'card', packageId: '' });

/** Back ends without this call answer so. */
const NO_SUCH_CALL = [404, 501];

/** Token packages to choose from, the coupon, and the purchase of one. */
export function useTopUp({ missing, returnTo, onLeave, onBack }: TopUpProps) {
  const dispatch = useAppDispatch();
  const { packages, coupons } = useServices();
  const settings = useAppSelector((state) => state.settings);
  const state = useAppSelector(selectPurchase(SUBJECT));
  const [chosenId, choose] = useState<string | null>(null);
  const coupon = useCoupon(async (code) => (await coupons.apply(code)).data);
  const { part, retry } = useFetched(async () => {
    try {
      const { data } = await packages.searchTokens({ sortBy: 'ordering', sort: 'asc', limit: 99 });
      return data.data;
    } catch (error) {
      if (error instanceof ApiError && NO_SUCH_CALL.includes(error.status)) return packagesInSettings(settings);
      throw error;
    }
  });

  const offers = part?.ok ? part.content.filter(({ isActive }) => isActive !== false) : [];
  const chosen = offers.find(({ _id }) => _id === chosenId) ?? packageFor(offers, missing);
  const saving = chosen && coupon.coupon ? savingOf(chosen.price, coupon.coupon.value) : 0;
  const price = chosen ? less(chosen.price, saving) : 0;

  const finish = useEffectEvent(() => {
    dispatch(purchaseDismissed({ subject: SUBJECT }));
    onBack();
  });
  useEffect(() => {
    if (state?.step === 'done') finish();
  }, [state?.step]);

  const pay = () => {
    if (!chosen) return;
    onLeave();
    const purchase: Purchase = { kind: 'tokens', pay: 'card', packageId: chosen._id, ...(coupon.coupon ? { couponCode: coupon.coupon.code } : {}) };
    dispatch(purchaseAsked({ purchase, terms: { title: formatTokens(tokensIn(chosen)), price, returnTo } }));
  };

  return {
    part,
    retry,
    offers,
    chosen,
    choose,
    coupon,
    saving,
    price,
    state,
    pay,
    check: () => dispatch(purchaseCheckAsked({ subject: SUBJECT })),
    goOn: () => dispatch(paymentContinued({ subject: SUBJECT })),
    dismiss: () => dispatch(purchaseDismissed({ subject: SUBJECT })),
  };
}
