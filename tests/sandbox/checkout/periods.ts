import type { Store } from '../db/store';
import type { SubscriptionRow, TransactionRow } from '../seed/rows/money';

const DAY = 24 * 60 * 60 * 1000;

/** The period that a payment buys: its length in days, and whether and at what price it renews. */
type Term = { subscriptionType: SubscriptionRow['subscriptionType']; days: number; renews: boolean; price: number };

/** The period that a payment has paid for, or null if it was for something else. */
export function getTerm(store: Store, { type, targetId, products }: TransactionRow): Term | null {
  const price = products[0]?.price ?? 0;
  switch (type) {
    case 'monthly_subscription':
      return { subscriptionType: 'monthly', days: 30, renews: true, price };
    case 'yearly_subscription':
      return { subscriptionType: 'yearly', days: 365, renews: true, price };
    case 'free_subscription':
      return {
        subscriptionType: 'trial',
        days: store.performers.get(targetId)?.durationFreeSubscriptionDays ?? 1,
        renews: false,
        price: 0,
      };
    case 'subscription_package': {
      const plan = store.subscriptionPackages.get(targetId);
      return plan
        ? {
            subscriptionType: plan.type,
            days: plan.initialPeriod,
            renews: plan.type === 'recurring',
            price: plan.type === 'recurring' ? plan.recurringPrice : plan.price,
          }
        : null;
    }
    default:
      return null;
  }
}

/** The end of a period that starts now or, if a paid period is still running, when that ends. */
export const getEnd = (days: number, paidUntil: string | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), paidUntil === undefined ? 0 : Date.parse(paidUntil)) + days * DAY).toISOString();
