import type { Performer } from '@/contract/performer';
import { formatMoney, type Currency } from '@/lib/format';

/** What a subscription costs: "$9.99 a month or $99.90 a year". Empty without a price. */
export function subscriptionPrice({ monthlyPrice, yearlyPrice, isFreeSubscription }: Performer, currency: Currency): string {
  const prices = [monthlyPrice && `${formatMoney(monthlyPrice, currency)} a month`, yearlyPrice && `${formatMoney(yearlyPrice, currency)} a year`].filter(Boolean);
  return prices.join(' or ') || (isFreeSubscription ? 'Free' : '');
}

/** How long a subscription with a price is free at first: "First 7 days free". Empty when it is not. */
export function freeTrial({ monthlyPrice, yearlyPrice, isFreeSubscription, durationFreeSubscriptionDays = 1 }: Performer): string {
  if (!isFreeSubscription || !(monthlyPrice || yearlyPrice)) return '';
  return durationFreeSubscriptionDays === 1 ? 'First day free' : `First ${durationFreeSubscriptionDays} days free`;
}
