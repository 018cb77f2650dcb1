import type { UnlockSheetProps } from '@/entities/access/item-slots';
import type { SubscriptionPackage } from '@/contract/package';
import type { Performer } from '@/contract/performer';
import { SUBSCRIPTION_DAYS } from '@/entities/subscription/renewal';
import { moneyFor, multiplyPrice, tokensFor } from '@/lib/format/money';
import type { Purchase } from '@/store/purchase/purchase';

/** One way to unlock an item. `id` is unique among its options. */
export type UnlockOption =
  | { kind: 'tokens'; id: 'tokens'; tokens: number }
  | { kind: 'card'; id: 'card'; price: number }
  /** Physical goods, paid for in the cart by card or, if tokens have a price, with tokens. */
  | { kind: 'cart'; id: 'cart'; price: number; tokens: number | null }
  | { kind: 'subscription'; id: 'free' | 'monthly' | 'yearly'; price: number; days: number | null; owner: Performer }
  | { kind: 'membership'; id: string; price: number; plan: SubscriptionPackage };

export type Item = Pick<UnlockSheetProps, 'kind' | 'id' | 'title' | 'price' | 'goods'>;

/** Offers that may include the item if it isn't sold separately. */
interface Offers {
  owner: Performer | null;
  plans: readonly SubscriptionPackage[];
}

interface PriceContext {
  /** Price of one token in money; null if the site sets none. */
  rate: number | null;
  /** Decimals of the currency. */
  decimals: number;
  isMember: boolean;
}

/** Number of plans shown; /membership has all of them. */
const MAX_SHOWN_PLANS = 2;

/**
 * The unlock options of an item, free ones first, then by price. Items that are sold separately have no other option;
 * all others are included in subscriptions and the membership (contract B.3).
 */
export function unlockOptionsFor(
  item: Item,
  { owner, plans }: Offers,
  { rate, decimals, isMember }: PriceContext,
): UnlockOption[] {
  const getPriceInMoney = (option: UnlockOption): number =>
    option.kind === 'tokens' ? (rate ? moneyFor(option.tokens, rate, decimals) : 0) : option.price;
  const options =
    item.price === null
      ? [...(owner ? subscriptionsTo(owner) : []), ...(isMember ? [] : getMemberships(plans))]
      : purchaseOptions(item, item.price, rate, decimals);
  return options
    .map((option) => ({ option, cost: getPriceInMoney(option) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ option }) => option);
}

function purchaseOptions({ kind, goods }: Item, price: number, rate: number | null, decimals: number): UnlockOption[] {
  if (kind === 'product') {
    const tokens = rate && price > 0 ? tokensFor(price, rate) : null;
    if (goods)
      return [
        {
          kind: 'cart',
          id: 'cart',
          price: multiplyPrice(price, goods.pieces),
          tokens: tokens && tokens * goods.pieces,
        },
      ];
    return [
      ...(tokens ? [{ kind: 'tokens', id: 'tokens', tokens } as const] : []),
      { kind: 'card', id: 'card', price },
    ];
  }
  return [
    { kind: 'tokens', id: 'tokens', tokens: price },
    ...(kind === 'video' && rate && price > 0
      ? [{ kind: 'card', id: 'card', price: moneyFor(price, rate, decimals) } as const]
      : []),
  ];
}

function subscriptionsTo(owner: Performer): UnlockOption[] {
  if (owner.isSubscribed) return [];
  const { monthlyPrice, yearlyPrice, isFreeSubscription, durationFreeSubscriptionDays } = owner;
  return [
    ...(isFreeSubscription
      ? [{ kind: 'subscription', id: 'free', price: 0, days: durationFreeSubscriptionDays ?? null, owner } as const]
      : []),
    ...(monthlyPrice !== undefined
      ? [{ kind: 'subscription', id: 'monthly', price: monthlyPrice, days: SUBSCRIPTION_DAYS.monthly, owner } as const]
      : []),
    ...(yearlyPrice !== undefined
      ? [{ kind: 'subscription', id: 'yearly', price: yearlyPrice, days: SUBSCRIPTION_DAYS.yearly, owner } as const]
      : []),
  ];
}

const getMemberships = (plans: readonly SubscriptionPackage[]): UnlockOption[] =>
  plans
    .filter(({ isActive }) => isActive !== false)
    .sort((a, b) => a.price - b.price)
    .slice(0, MAX_SHOWN_PLANS)
    .map((plan) => ({ kind: 'membership', id: plan._id, price: plan.price, plan }));

/** True for the membership and card payments. */
export const takesCoupon = (option: UnlockOption): boolean =>
  option.kind !== 'tokens' && option.kind !== 'cart' && option.price > 0;

/** The purchase for an option; null if it is made elsewhere. */
export function getPurchase(option: UnlockOption, { kind, id }: Item, couponCode: string | undefined): Purchase | null {
  const coupon = takesCoupon(option) && couponCode ? { couponCode } : {};
  switch (option.kind) {
    case 'cart':
      return null;
    case 'tokens':
      if (kind === 'product')
        return { kind: 'products', pay: 'token', products: [{ _id: id, quantity: 1 }], single: true };
      // One call buys stories and posts (contract C.10).
      return { kind: kind === 'post' || kind === 'performer' ? 'story' : kind, pay: 'token', id };
    case 'card':
      return kind === 'product'
        ? { kind: 'products', pay: 'card', products: [{ _id: id, quantity: 1 }], single: true, ...coupon }
        : { kind: 'video', pay: 'card', id, ...coupon };
    case 'subscription':
      return { kind: 'subscription', pay: 'card', performerId: option.owner._id, period: option.id, ...coupon };
    case 'membership':
      return { kind: 'membership', pay: 'card', packageId: option.plan._id, ...coupon };
  }
}
