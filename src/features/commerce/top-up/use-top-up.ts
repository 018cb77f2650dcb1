import { useEffect, useEffectEvent, useState } from 'react';
import type { TopUpProps } from '@/entities/access/item-slots';
import { packageFor, tokensIn } from '@/entities/payment/token-price';
import { isPaying } from '@/entities/payment/payment-display-state';
import { useCoupon } from '@/entities/payment/use-coupon';
import { useReturnFragment } from '@/entities/payment/use-return-fragment';
import { useFetched } from '@/components/empty-error-states/use-fetched';
import { formatTokens, getDecimals } from '@/lib/format/format';
import { applyCoupon } from '@/lib/format/money';
import { useServices } from '@/services/services-context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadTokenPackages } from '@/store/payment/load-token-packages';
import { getSubject, type Purchase } from '@/store/purchase/purchase';
import { purchaseRequested } from '@/store/purchase/purchase.slice';
import { usePurchaseForm } from '@/store/purchase/use-purchase';

const SUBJECT = getSubject({ kind: 'tokens', pay: 'card', packageId: '' });

export function useTopUp({ missing, returnTo, onLeave, onBack }: TopUpProps) {
  const dispatch = useAppDispatch();
  const services = useServices();
  const decimals = useAppSelector(({ ui }) => getDecimals(ui.currency));
  const purchaseResult = usePurchaseForm(SUBJECT);
  useReturnFragment(returnTo, isPaying(purchaseResult.state));
  const [chosenId, choose] = useState<string | null>(null);
  const coupon = useCoupon(async (code) => (await services.coupons.apply(code)).data);
  const { part, retry } = useFetched(() => loadTokenPackages(services));

  const offers = part?.ok ? part.content : [];
  const chosen = offers.find(({ _id }) => _id === chosenId) ?? packageFor(offers, missing);
  const { saving, due: price } = applyCoupon(chosen?.price ?? 0, coupon.coupon?.value ?? 0, decimals);

  const finish = useEffectEvent(() => {
    purchaseResult.dismiss();
    onBack();
  });
  useEffect(() => {
    if (purchaseResult.state?.step === 'done') finish();
  }, [purchaseResult.state?.step]);

  const pay = () => {
    if (!chosen) return;
    onLeave();
    const purchase: Purchase = {
      kind: 'tokens',
      pay: 'card',
      packageId: chosen._id,
      ...(coupon.coupon ? { couponCode: coupon.coupon.code } : {}),
    };
    dispatch(purchaseRequested({ purchase, terms: { title: formatTokens(tokensIn(chosen)), price, returnTo } }));
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
    ...purchaseResult,
    pay,
  };
}
