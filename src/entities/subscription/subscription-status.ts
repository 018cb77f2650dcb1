import type { SubscriptionPackage } from '@/contract/package';
import type { Performer } from '@/contract/performer';
import type { Subscription } from '@/contract/subscription';
import { formatDate } from '@/lib/format/format';
import { planTerms, SUBSCRIPTION_DAYS } from './renewal';

/** Status of a subscription or membership on a given day. */
export type SubscriptionStatus =
  /** Renews automatically. */
  | { kind: 'renews'; on: string }
  /** A trial. `renews` means that it continues with a payment. */
  | { kind: 'trial'; until: string; renews: boolean }
  /** No further charges; access until then. `isCanceled` tells a cancellation from a plan that never renews. */
  | { kind: 'ends'; on: string; isCanceled: boolean }
  /** A renewal payment is overdue. `open` means that the paid period hasn't ended yet. */
  | { kind: 'unpaid'; due: string; open: boolean }
  | { kind: 'over'; since: string | null }
  /** No end date and no charges. */
  | { kind: 'endless' };

/** Grace period for renewals: payment gateways take hours, not days. */
const RENEWAL_GRACE_MS = 24 * 60 * 60 * 1000;

/**
 * Derives the status from a record (contract B.14). The back end has no status for failed renewals, so an overdue
 * active one counts as unpaid.
 */
export function getSubscriptionStatus(
  {
    status,
    subscriptionType,
    expiredAt,
    nextRecurringDate,
  }: Pick<Subscription, 'status' | 'subscriptionType' | 'expiredAt' | 'nextRecurringDate'>,
  today: string,
): SubscriptionStatus {
  const now = Date.parse(today);
  const open = !expiredAt || Date.parse(expiredAt) > now;
  const isActive = status === 'active';
  if (isActive && nextRecurringDate) {
    if (Date.parse(nextRecurringDate) + RENEWAL_GRACE_MS < now) return { kind: 'unpaid', due: nextRecurringDate, open };
    if (subscriptionType === 'trial') return { kind: 'trial', until: nextRecurringDate, renews: true };
    return { kind: 'renews', on: nextRecurringDate };
  }
  if (!open) return { kind: 'over', since: expiredAt ?? null };
  if (!expiredAt) return isActive ? { kind: 'endless' } : { kind: 'over', since: null };
  if (isActive && subscriptionType === 'trial') return { kind: 'trial', until: expiredAt, renews: false };
  return { kind: 'ends', on: expiredAt, isCanceled: !isActive };
}

/** Returns the end of access after a cancellation today; null if unknown. */
export const getAccessEnd = ({
  expiredAt,
  nextRecurringDate,
}: Pick<Subscription, 'expiredAt' | 'nextRecurringDate'>): string | null => expiredAt ?? nextRecurringDate ?? null;

export const canCancel = (subscriptionStatus: SubscriptionStatus): boolean =>
  subscriptionStatus.kind === 'renews' ||
  subscriptionStatus.kind === 'unpaid' ||
  subscriptionStatus.kind === 'endless' ||
  (subscriptionStatus.kind === 'trial' && subscriptionStatus.renews);

/** True if a renewal failed and access has ended. The server may still retry the charge, so it can be canceled. */
export const hasLapsed = (subscriptionStatus: SubscriptionStatus): boolean =>
  subscriptionStatus.kind === 'unpaid' && !subscriptionStatus.open;

export interface RenewalPrice {
  price: number;
  days: number;
}

export interface RenewalCharge {
  price: number;
  /** Days between charges; null if unknown. */
  days: number | null;
  /** True if the record has no price, so this is the current price for new subscribers. */
  isListPrice: boolean;
}

/**
 * Returns the next charge: the price in the record, which doesn't change with the list price, or the list price. Null
 * if neither is known.
 */
export function renewalCharge(
  { price, subscriptionType }: Pick<Subscription, 'price' | 'subscriptionType'>,
  listPrice: RenewalPrice | null,
): RenewalCharge | null {
  // The record of a free trial has the trial's price, which isn't charged again.
  if (price === undefined || (price === 0 && subscriptionType === 'trial'))
    return listPrice && { ...listPrice, isListPrice: true };
  const usualDays =
    subscriptionType === 'yearly'
      ? SUBSCRIPTION_DAYS.yearly
      : subscriptionType === 'monthly'
        ? SUBSCRIPTION_DAYS.monthly
        : null;
  return { price, days: listPrice?.days ?? usualDays, isListPrice: false };
}

/** Returns the current price of a subscription to a performer; null if there is none. */
export function performerPrice(
  type: Subscription['subscriptionType'],
  performer: Pick<Performer, 'monthlyPrice' | 'yearlyPrice'> | null | undefined,
): RenewalPrice | null {
  const isYearly = type === 'yearly';
  const price = isYearly ? performer?.yearlyPrice : performer?.monthlyPrice;
  return price ? { price, days: isYearly ? SUBSCRIPTION_DAYS.yearly : SUBSCRIPTION_DAYS.monthly } : null;
}

/** Returns the current renewal price of a membership plan; null if it doesn't renew. */
export function planPrice(plan: SubscriptionPackage): RenewalPrice | null {
  const { recurringPrice, recurringDays } = planTerms(plan);
  return recurringPrice && recurringDays ? { price: recurringPrice, days: recurringDays } : null;
}

export type Versioned = Pick<Subscription, 'status' | 'expiredAt' | 'nextRecurringDate' | 'updatedAt'>;

/** Returns a key that changes whenever the server changes the record, because not every server sends `updatedAt`. */
export const getVersion = ({ status, expiredAt, nextRecurringDate, updatedAt }: Versioned): string =>
  [status, expiredAt, nextRecurringDate, updatedAt].join();

/** Returns the record as canceled, for display until the server's version arrives. */
export const toCanceled = <T extends Pick<Subscription, 'status' | 'nextRecurringDate'>>(record: T): T => ({
  ...record,
  status: 'deactivated',
  nextRecurringDate: null,
});

/** Returns the text of the notice with Undo. `what` is "membership" or "subscription to Nova". */
export function canceledMessage(what: string, until: string | null): string {
  const date = until === null ? '' : formatDate(until);
  return `Your ${what} is canceled.${date ? ` You keep access until ${date}.` : ''}`;
}

export const PURCHASES_STAY = 'Anything you buy separately stays yours.';

/** Returns what ends with the access. `content` is "what Nova publishes for subscribers". */
export const lostAccessMessage = (content: string): string =>
  `After that, you’ll lose access to ${content}. ${PURCHASES_STAY}`;
