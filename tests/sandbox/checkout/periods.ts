import type { Store } from '../db/store';
import type { SubscriptionRow, TransactionRow } from '../seed/rows/money';

const DAY = 24 * 60 * 60 * 1000;
const DAY_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A date as sentences have it, such as 12 May 2026. */
export const dayIn = (iso: string): string => DAY_FORMAT.format(new Date(iso));

/** What a payment begins: for how many days, whether it renews after them and for how much. */
type Term = { subscriptionType: SubscriptionRow['subscriptionType']; days: number; renews: boolean; price: number };

/** The term that a payment has paid for, or null when it was for something else. */
export function termOf(store: Store, { type, targetId, products }: TransactionRow): Term | null {
  const price = products[0]?.price ?? 0;
  switch (type) {
    case 'monthly_subscription':
      return { subscriptionType: 'monthly', days: 30, renews: true, price };
    case 'yearly_subscription':
      return { subscriptionType: 'yearly', days: 365, renews: true, price };
    case 'free_subscription':
      return { subscriptionType: 'trial', days: store.performers.get(targetId)?.durationFreeSubscriptionDays ?? 1, renews: false, price: 0 };
    case 'subscription_package': {
      const plan = store.subscriptionPackages.get(targetId);
      return plan ? { subscriptionType: plan.type, days: plan.initialPeriod, renews: plan.type === 'recurring', price: plan.type === 'recurring' ? plan.recurringPrice : plan.price } : null;
    }
    default:
      return null;
  }
}

/** The end of a term that begins now or, where something paid for is still open, when that ends. */
export const endOf = (days: number, openUntil: string | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), openUntil === undefined ? 0 : Date.parse(openUntil)) + days * DAY).toISOString();
