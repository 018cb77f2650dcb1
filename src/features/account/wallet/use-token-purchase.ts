import { useEffect, useEffectEvent, useState } from 'react';
import type { TokenPackage } from '@/contract/package';
import { tokensIn } from '@/entities/payment/token-price';
import { useCoupon } from '@/entities/payment/use-coupon';
import { useIntent } from '@/entities/payment/use-intent';
import { formatTokens, getDecimals } from '@/lib/format/format';
import { applyCoupon } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { useServices } from '@/services/services-context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { getSubject, type Purchase } from '@/store/purchase/purchase';
import { purchaseRequested } from '@/store/purchase/purchase.slice';
import { usePurchaseResult } from '@/store/purchase/use-purchase';

const SUBJECT = getSubject({ kind: 'tokens', pay: 'card', packageId: '' });

/** Restores the package that was selected before login. */
function parseChoice(choice: unknown): string {
  if (typeof choice === 'string') return choice;
  throw new TypeError('Not a token package');
}

export function useTokenPurchase(packages: readonly TokenPackage[], code: string) {
  const dispatch = useAppDispatch();
  const { coupons } = useServices();
  const purchaseResult = usePurchaseResult(SUBJECT);
  const account = useAppSelector(({ user }) => user.current._id);
  const decimals = useAppSelector(({ ui }) => getDecimals(ui.currency));
  const intent = useIntent(SUBJECT, parseChoice, account);
  const [chosenId, choose] = useState<string | null>(null);
  const coupon = useCoupon(async (entered) => (await coupons.apply(entered)).data, { initialCode: code });

  const byId = (id: string | null) => packages.find(({ _id }) => _id === id);
  const chosen = byId(chosenId) ?? byId(intent.choice) ?? packages[0] ?? null;
  const { saving, due: price } = applyCoupon(chosen?.price ?? 0, coupon.coupon?.value ?? 0, decimals);

  const forget = useEffectEvent(() => {
    intent.drop();
    coupon.remove();
  });
  useEffect(() => {
    if (purchaseResult.state?.step === 'done') forget();
  }, [purchaseResult.state?.step]);

  const pay = () => {
    if (!chosen) return;
    intent.save(chosen._id);
    const purchase: Purchase = {
      kind: 'tokens',
      pay: 'card',
      packageId: chosen._id,
      ...(coupon.coupon ? { couponCode: coupon.coupon.code } : {}),
    };
    dispatch(
      purchaseRequested({ purchase, terms: { title: formatTokens(tokensIn(chosen)), price, returnTo: paths.wallet } }),
    );
  };

  return {
    chosen,
    choose,
    coupon,
    saving,
    price,
    ...purchaseResult,
    pay,
  };
}
