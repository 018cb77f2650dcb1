import type { Performer } from '@/contract/performer';
import { formatMoney } from '@/lib/format';

/** What a subscription costs, in a sentence: "Subscription $9.99 a month or $99.90 a year, first 7 days free". Empty without a price. */
export function subscriptionPrice({ monthlyPrice, yearlyPrice, isFreeSubscription, durationFreeSubscriptionDays = 1 }: Performer, symbol: string): string {
  const prices = [monthlyPrice && `${formatMoney(monthlyPrice, symbol)} a month`, yearlyPrice && `${formatMoney(yearlyPrice, symbol)} a year`].filter(Boolean);
  if (prices.length === 0) return isFreeSubscription ? 'Free subscription' : '';
  const trial = durationFreeSubscriptionDays === 1 ? 'first day free' : `first ${durationFreeSubscriptionDays} days free`;
  return `Subscription ${prices.join(' or ')}${isFreeSubscription ? `, ${trial}` : ''}`;
}
