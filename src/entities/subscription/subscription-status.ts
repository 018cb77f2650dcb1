import type { SubscriptionPackage } from '@/contract/package';
import type { Performer } from '@/contract/performer';
import type { Subscription } from '@/contract/subscription';
import { formatDate } from '@/lib/format/format';
import { planTerms, SUBSCRIPTION_DAYS } from './renewal';

/** Where a subscription or membership stands on a day. */
export type SubscriptionStatus =
  /** It renews by itself. */
  | { kind: 'renews'; on: string }
  /** A trial; `renews`: it goes on with a payment. */
  | { kind: 'trial'; until: string; renews: boolean }
  /** Nothing more is charged; it is open until then. `cancelled`: somebody left, else it was never to renew. */
  | { kind: 'ends'; on: string; cancelled: boolean }
  /** A renewal was due and did not come. `open`: what was paid for lasts still. */
  | { kind: 'unpaid'; due: string; open: boolean }
  | { kind: 'over'; since: string | null }
  /** No end and no charge. */
  | { kind: 'endless' };

/** Gateways take hours, not days, to charge what is due. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;

/** Reads it from the record (contract B.14): the back end has no word for a renewal that failed, so an active one whose day has passed is taken for that. */
export function subscriptionStatusOf({ status, subscriptionType, expiredAt, nextRecurringDate }: Pick<Subscription, 'status' | 'subscriptionType' | 'expiredAt' | 'nextRecurringDate'>, today: string): SubscriptionStatus {
  const now = Date.parse(today);
  const open = !expiredAt || Date.parse(expiredAt) > now;
  const active = status === 'active';
  if (active && nextRecurringDate) {
    if (Date.parse(nextRecurringDate) + PATIENCE_MS < now) return { kind: 'unpaid', due: nextRecurringDate, open };
    if (subscriptionType === 'trial') return { kind: 'trial', until: nextRecurringDate, renews: true };
    return { kind: 'renews', on: nextRecurringDate };
  }
  if (!open) return { kind: 'over', since: expiredAt ?? null };
  if (!expiredAt) return active ? { kind: 'endless' } : { kind: 'over', since: null };
  if (active && subscriptionType === 'trial') return { kind: 'trial', until: expiredAt, renews: false };
  return { kind: 'ends', on: expiredAt, cancelled: !active };
}

/** Until when it is open if one leaves today; null where the back end does not say. */
export const openUntil = ({ expiredAt, nextRecurringDate }: Pick<Subscription, 'expiredAt' | 'nextRecurringDate'>): string | null => expiredAt ?? nextRecurringDate ?? null;

/** Whether there is something to cancel. */
export const mayCancel = (standing: SubscriptionStatus): boolean => standing.kind === 'renews' || standing.kind === 'unpaid' || standing.kind === 'endless' || (standing.kind === 'trial' && standing.renews);

/** What a period costs, and how many days it is. */
export interface RenewalPrice {
  price: number;
  days: number;
}

/** The next charge of a subscription. */
export interface RenewalCharge {
  price: number;
  /** Days between charges; null where nobody says. */
  days: number | null;
  /** Today's price of new subscribers, since the record has none of its own. */
  isListPrice: boolean;
}

/** What the next renewal costs: the price agreed to, which the record keeps when prices change, or today's where it has none. Null where neither is known. */
export function renewalCharge({ price, subscriptionType }: Pick<Subscription, 'price' | 'subscriptionType'>, listPrice: RenewalPrice | null): RenewalCharge | null {
  // A trial keeps the price of the trial, which is not charged again.
  if (price === undefined || (price === 0 && subscriptionType === 'trial')) return listPrice && { ...listPrice, isListPrice: true };
  const usualDays = subscriptionType === 'yearly' ? SUBSCRIPTION_DAYS.yearly : subscriptionType === 'monthly' ? SUBSCRIPTION_DAYS.monthly : null;
  return { price, days: listPrice?.days ?? usualDays, isListPrice: false };
}

/** What a new subscription to a performer costs today. */
export function performerPrice(type: Subscription['subscriptionType'], performer: Pick<Performer, 'monthlyPrice' | 'yearlyPrice'> | null | undefined): RenewalPrice | null {
  const yearly = type === 'yearly';
  const price = yearly ? performer?.yearlyPrice : performer?.monthlyPrice;
  return price ? { price, days: yearly ? SUBSCRIPTION_DAYS.yearly : SUBSCRIPTION_DAYS.monthly } : null;
}

/** What a renewal of a membership plan costs today; null for a plan that ends by itself. */
export function planPrice(plan: SubscriptionPackage): RenewalPrice | null {
  const { recurringPrice, recurringDays } = planTerms(plan);
  return recurringPrice && recurringDays ? { price: recurringPrice, days: recurringDays } : null;
}

export type Versioned = Pick<Subscription, 'status' | 'expiredAt' | 'nextRecurringDate' | 'updatedAt'>;

/** Another one when the server has changed the record; not all of them say when. */
export const versionOf = ({ status, expiredAt, nextRecurringDate, updatedAt }: Versioned): string => [status, expiredAt, nextRecurringDate, updatedAt].join();

/** A record as it is once the visitor has left, for the time until the server says so itself. */
export const asCanceled = <T extends Pick<Subscription, 'status' | 'nextRecurringDate'>>(record: T): T => ({ ...record, status: 'deactivated', nextRecurringDate: null });

/** What has been done, for the notice with Undo: `what` is "membership" or "subscription to Nova". */
export function canceledMessage(what: string, until: string | null): string {
  const date = until === null ? '' : formatDate(until);
  return `Your ${what} is canceled.${date ? ` You keep access until ${date}.` : ''}`;
}
