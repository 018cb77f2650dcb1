import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from 'next/router';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { getDecimals } from '@/lib/format/format';
import { subtractAmounts, getSaving } from '@/lib/format/money';
import { removeIntent, saveIntent } from '@/device/purchase-intent';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { getSubject } from '@/store/purchase/purchase';
import { purchaseRequested } from '@/store/purchase/purchase.slice';
import { usePurchaseForm } from '@/store/purchase/use-purchase';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { isPaying } from '@/entities/payment/payment-display-state';
import { useCoupon, type CouponEntry } from '@/entities/payment/use-coupon';
import { useReturnFragment } from '@/entities/payment/use-return-fragment';
import { readParameter } from '@/lib/lists/query';
import { withLoginIntent } from '@/lib/page/login-intent';
import { useServices } from '@/services/services-context';
import { useFetched } from '@/components/empty-error-states/use-fetched';
import { getLoginIntent, getTitle } from './unlock-labels';
import { getPurchase, takesCoupon, unlockOptionsFor, type UnlockOption } from './unlock-options';
import { type Choice, unlockSubject } from './unlock-intent';

/** The performer's subscription and the site's membership plans. Each can fail independently. */
function useOffers(performerId: string | null, isNeeded: boolean) {
  const { performers, packages } = useServices();
  const owner = useFetched(
    async () => (performerId === null ? null : (await performers.get(performerId)).data),
    isNeeded,
  );
  const plans = useFetched(
    async () => (await packages.searchSubscriptions({ sortBy: 'ordering', sort: 'asc', limit: 99 })).data.data,
    isNeeded,
  );
  return { owner, plans };
}

/** The coupon of a card payment: stored with the intent or from the URL (`?coupon=`). */
function useUnlockCoupon(storedCode: string, ready: boolean): CouponEntry {
  const { coupons } = useServices();
  const { query } = useRouter();
  return useCoupon(async (code) => (await coupons.apply(code)).data, {
    initialCode: storedCode || readParameter(query, 'coupon'),
    ready,
  });
}

export function useUnlockOptions(item: UnlockSheetProps, initial: Choice | null, onDone: () => void) {
  const dispatch = useAppDispatch();
  const loggedIn = useIsLoggedIn();
  const me = useAppSelector(({ user }) => user.current);
  const rate = useAppSelector(selectTokenRate);
  const decimals = useAppSelector(({ ui }) => getDecimals(ui.currency));
  const offers = useOffers(item.performer?._id ?? null, item.price === null);
  const coupon = useUnlockCoupon(initial?.coupon ?? '', loggedIn);
  const [chosenId, choose] = useState(initial?.optionId ?? null);
  const [toppingUp, setToppingUp] = useState(false);

  const owner = offers.owner.part?.ok ? offers.owner.part.content : null;
  const plans = offers.plans.part?.ok ? offers.plans.part.content : [];
  const isMember = !me.isPerformer && me.isSubscribed === true;
  const all = unlockOptionsFor(item, { owner, plans }, { rate, decimals, isMember });
  // Performer accounts can pay by card only (contract C.9, C.10).
  const options = me.isPerformer ? all.filter(({ kind }) => kind === 'card') : all;
  // Preselect the performer's subscription, even if a membership costs less, and for products the card, because their
  // price is in money. Until the subscription is loaded, nothing is selected, so that the button never changes under the
  // pointer.
  const usual = options.find(({ kind }) => kind === (item.kind === 'product' ? 'card' : 'subscription'));
  const isLoading = item.price === null && offers.owner.part === null;
  const preselected = isLoading ? null : (usual ?? options[0] ?? null);
  const chosen = options.find(({ id }) => id === chosenId) ?? preselected;

  const used = chosen && takesCoupon(chosen) ? coupon.coupon : null;
  const saving = chosen && chosen.kind !== 'tokens' && used ? getSaving(chosen.price, used.value, decimals) : 0;
  const price = chosen === null ? 0 : chosen.kind === 'tokens' ? chosen.tokens : subtractAmounts(chosen.price, saving);
  const balance = loggedIn ? me.balance : null;
  const missing = chosen?.kind === 'tokens' && balance !== null ? Math.max(0, subtractAmounts(price, balance)) : 0;

  const purchase = chosen && getPurchase(chosen, item, used?.code);
  const subject = purchase ? getSubject(purchase) : '';
  const purchaseResult = usePurchaseForm(subject, missing);
  /** Opens this sheet again. */
  const returnTo = chosen ? withLoginIntent(item.returnTo, getLoginIntent(chosen), item.id) : item.returnTo;
  useReturnFragment(returnTo, isPaying(purchaseResult.state));

  /** Stores the choice for the time of a login, a top-up or a new session. */
  const saveChoice = () =>
    saveIntent(unlockSubject(item), { optionId: chosen?.id ?? '', coupon: used?.code ?? coupon.code } satisfies Choice);

  const finish = useEffectEvent(() => {
    removeIntent(unlockSubject(item));
    purchaseResult.dismiss();
    onDone();
  });
  useEffect(() => {
    if (purchaseResult.state?.step === 'done') finish();
  }, [purchaseResult.state?.step]);

  const pay = (option: UnlockOption) => {
    if (!purchase) return;
    saveChoice();
    dispatch(purchaseRequested({ purchase, terms: { title: getTitle(option, item), price, returnTo } }));
  };

  return {
    options,
    /** Plans and prices, which may be loading or have failed. */
    offers,
    chosen,
    choose,
    price,
    saving,
    balance,
    missing,
    coupon,
    loggedIn,
    isPerformer: Boolean(me.isPerformer),
    ...purchaseResult,
    returnTo,
    saveChoice,
    pay,
    toppingUp,
    setToppingUp,
  };
}

export type UnlockOptionsState = ReturnType<typeof useUnlockOptions>;
