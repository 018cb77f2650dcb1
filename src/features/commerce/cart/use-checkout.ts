import { useEffect, useRef, useState } from 'react';
import { useForm } from '@/components/form/use-form';
import { isPaying, isUnsettled } from '@/entities/payment/payment-display-state';
import type { CouponEntry } from '@/entities/payment/use-coupon';
import { getDecimals } from '@/lib/format/format';
import { applyCoupon, getSum, multiplyPrice, tokensFor } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { findChoice } from '@/components/form/phone-options';
import { CHECKOUT_DRAFT } from '@/store/cart/checkout-draft';
import type { CartItem } from '@/store/cart/cart.slice';
import { useAppDispatch, useAppSelector, useAppStore, useIsPerformer } from '@/store/hooks';
import { purchaseRequested, selectPurchase } from '@/store/purchase/purchase.slice';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { type CheckoutValues, deliveryProblems, EMPTY_CHECKOUT, getPurchase } from './checkout-values';
import { isUnavailable, getVerdict, maxQuantity, type Verdict } from './line-verdict';
import { orderTitle } from './order-title';
import { useCartCheck } from './use-cart-check';
import { useCountries } from './use-countries';

interface CartSums {
  pieces: number;
  /** Card total before a coupon. */
  money: number;
  /** Total in tokens; null if tokens have no price. */
  tokens: number | null;
}

/** Totals of the given lines. Each unit costs whole tokens, rounded up; `rate` is the price of one token in money. */
export function cartSums(items: readonly CartItem[], rate: number | null): CartSums {
  const priced = items.map(({ price = 0, quantity }) => ({ price, quantity }));
  return {
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    money: getSum(priced.map(({ price, quantity }) => multiplyPrice(price, quantity))),
    tokens:
      rate === null ? null : priced.reduce((sum, { price, quantity }) => sum + tokensFor(price, rate) * quantity, 0),
  };
}

export interface CartLineState {
  item: CartItem;
  verdict: Verdict;
  /** The largest quantity that can be bought, if known. */
  most?: number;
}

/** Fingerprint of what the visitor saw when paying: the payment must cover exactly that. */
const getSnapshot = (items: readonly CartItem[]) =>
  JSON.stringify(items.map(({ _id, quantity, price }) => [_id, quantity, price]));

export function useCheckout(items: readonly CartItem[], coupon: CouponEntry) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const me = useAppSelector(({ user }) => user.current);
  const isPerformer = useIsPerformer();
  const rate = useAppSelector(selectTokenRate);
  const decimals = useAppSelector(({ ui }) => getDecimals(ui.currency));
  const state = useAppSelector(selectPurchase('products'));
  const { checks, checkItems } = useCartCheck(items);
  const [isConfirming, setIsConfirming] = useState(false);
  /** False once the cart was left. */
  const isOpen = useRef(true);
  /** Counts stopped attempts so that each one is announced. */
  const [stopped, setStopped] = useState<{ turn: number; why: 'lines' | 'changed' } | null>(null);

  const lines = items.map((item): CartLineState => {
    const check = checks[item._id];
    return {
      item,
      verdict: getVerdict(item, check, me._id),
      most: check?.kind === 'found' ? maxQuantity(check.product) : undefined,
    };
  });
  const buyable = lines.filter(({ verdict }) => !isUnavailable(verdict)).map(({ item }) => item);
  // Products of an unknown type may need shipping.
  const physical = buyable.some(({ type }) => type !== 'digital');
  const sums = cartSums(buyable, rate);
  const addressOptions = useCountries(physical);

  const initial: CheckoutValues = {
    ...EMPTY_CHECKOUT,
    recipient: [me.firstName, me.lastName].filter(Boolean).join(' '),
    country: addressOptions.countries?.find(({ code }) => code === me.country)?.name ?? '',
    phoneCode: findChoice(addressOptions.phoneCodes ?? [], me.phoneCode ?? '', me.country ?? ''),
    phoneNumber: me.phone ?? '',
  };

  const busy = isConfirming || isPaying(state);
  const refusal = state?.step === 'refused' ? state.error : null;
  const form = useForm<CheckoutValues>({
    draft: CHECKOUT_DRAFT,
    initial,
    check: (values) => (physical ? deliveryProblems(values) : {}),
    send: (values) => void pay(values),
    refusal,
    busy: busy || coupon.checking || isUnsettled(state),
  });

  const tokensPossible = sums.tokens !== null && !isPerformer;
  // Products are priced in money: spend tokens only if the visitor chose them.
  const payBy: 'card' | 'token' = form.values.pay === 'token' && tokensPossible ? 'token' : 'card';
  const byCard = applyCoupon(sums.money, coupon.coupon?.value ?? 0, decimals);
  const due = payBy === 'token' ? (sums.tokens ?? 0) : byCard.due;

  const stop = (why: 'lines' | 'changed') => setStopped((before) => ({ turn: (before?.turn ?? 0) + 1, why }));

  async function pay(values: CheckoutValues) {
    setStopped(null);
    setIsConfirming(true);
    const fresh = await checkItems(items).finally(() => setIsConfirming(false));
    const { cart, user } = store.getState();
    // Confirming takes time: nobody pays for a cart that was left, or with another account.
    if (!isOpen.current || user.current._id !== me._id) return;
    const now = cart.items;
    if (now.some((item) => getVerdict(item, fresh[item._id], me._id).kind !== 'good')) stop('lines');
    else if (getSnapshot(now) !== getSnapshot(buyable)) stop('changed');
    else {
      const purchase = getPurchase({ items: now, values, pay: payBy, physical, couponCode: coupon.coupon?.code });
      dispatch(purchaseRequested({ purchase, terms: { title: orderTitle(now), price: due, returnTo: paths.cart } }));
    }
  }

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  // A refused payment may mean that stock or prices changed: check the lines again.
  useEffect(() => {
    if (refusal) void checkItems(store.getState().cart.items);
  }, [refusal, checkItems, store]);

  return {
    lines,
    form,
    addressOptions,
    physical,
    sums,
    payBy,
    tokensPossible,
    saving: byCard.saving,
    due,
    state,
    busy,
    isConfirming,
    stopped,
    rate,
    recheck: (item: CartItem) => void checkItems([item]),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
