import type { Settings } from '@/contract/settings';

/** Limits of an amount. */
export interface PriceLimits {
  min: number;
  /** Null if the site sets no maximum. */
  max: number | null;
}

const positive = (value = 0) => (value > 0 ? value : null);

/** The site's limits of a tip, in whole tokens; at least one. */
export const tipLimits = ({ minimumTipPrice, maximumTipPrice }: Settings): PriceLimits => ({
  min: Math.max(1, Math.ceil(minimumTipPrice ?? 1)),
  max: positive(Math.floor(maximumTipPrice ?? 0)),
});

/** The site's limits of the price of a month, in money. Subscriptions can also be free. */
export const subscriptionLimits = ({ minimumSubscriptionPrice, maximumSubscriptionPrice }: Settings): PriceLimits => ({
  min: Math.max(1, minimumSubscriptionPrice ?? 1),
  max: positive(maximumSubscriptionPrice),
});
