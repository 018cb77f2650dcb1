import type { Performer } from '@/contract/performer';
import { formatMoney, type Currency, pluralize } from '@/lib/format/format';

const formatRate = (price: number | undefined, period: string, currency: Currency): string =>
  price ? `${formatMoney(price, currency)} ${period}` : price === 0 ? 'Free' : '';

/** Price of a subscription: "$9.99 a month or $99.90 a year". Empty without a price; only a price of 0 is free. */
export function subscriptionPrice(
  { monthlyPrice, yearlyPrice, isFreeSubscription }: Performer,
  currency: Currency,
): string {
  const prices = [formatRate(monthlyPrice, 'a month', currency), formatRate(yearlyPrice, 'a year', currency)];
  return [...new Set(prices.filter(Boolean))].join(' or ') || (isFreeSubscription ? 'Free' : '');
}

/** Free trial of a paid subscription: "First 7 days free". Empty if there is none. */
export function getFreeTrial({
  monthlyPrice,
  yearlyPrice,
  isFreeSubscription,
  durationFreeSubscriptionDays = 1,
}: Performer): string {
  if (!isFreeSubscription || !(monthlyPrice || yearlyPrice)) return '';
  return pluralize(durationFreeSubscriptionDays, 'First day free', `First ${durationFreeSubscriptionDays} days free`);
}

/** The label of a button that opens the subscription options. Empty without a price. */
export function getSubscribeLabel(performer: Performer, currency: Currency): string {
  const { monthlyPrice, yearlyPrice, isFreeSubscription } = performer;
  if (getFreeTrial(performer)) return 'Subscribe or try it free';
  if (isFreeSubscription || monthlyPrice === 0 || yearlyPrice === 0) return 'Subscribe for free';
  const price = formatRate(monthlyPrice, 'a month', currency) || formatRate(yearlyPrice, 'a year', currency);
  return price && `Subscribe for ${price}`;
}
