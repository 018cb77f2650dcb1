import type { SubscriptionPackage } from '@/contract/package';
import { formatMoney, type Currency } from '@/lib/format/format';
import { afterCoupon } from '@/lib/format/money';
import { perMonth, formatPeriod, planTerms, renewalSentence } from '@/entities/subscription/renewal';
import { planPrice } from '@/entities/subscription/subscription-status';

/** What a price buys, as it stands below the price: `every 30 days`, `for 7 days, then $9.99 every 30 days`, `once, for 30 days`. */
export function periodOf(plan: SubscriptionPackage, currency: Currency): string {
  const renewal = planPrice(plan);
  const { periodDays: first } = planTerms(plan);
  if (!first) return 'once, without end';
  if (!renewal) return plan.price > 0 ? `once, for ${formatPeriod(first, true)}` : `for ${formatPeriod(first, true)}`;
  if (renewal.price === plan.price && renewal.days === first) return `every ${formatPeriod(first)}`;
  return `for ${formatPeriod(first, true)}, then ${formatMoney(renewal.price, currency)} every ${formatPeriod(renewal.days)}`;
}

/** For comparison: what it comes to in a month, by the price that lasts. Null for what is free, has no end, or is a month long as it is. */
export function monthlyOf(plan: SubscriptionPackage): number | null {
  const { price, days } = planPrice(plan) ?? { price: plan.price, days: planTerms(plan).periodDays };
  return price && days && days !== 30 ? perMonth(price, days) : null;
}

interface Asked {
  /** The fraction that a coupon takes off the first payment (contract B.18). */
  couponValue: number;
  today: string;
  /** The end of what was paid for before. */
  paidUntil: string | null;
  currency: Currency;
}

/** What is agreed to: the payment of today and the words above the button. */
export function agreementOn(plan: SubscriptionPackage, { couponValue, today, paidUntil, currency }: Asked) {
  const { saving, due: price } = afterCoupon(plan.price, couponValue);
  const words = renewalSentence({ ...planTerms(plan), today, price, paidUntil, currency });
  return { price, saving, words };
}

/** What a coupon does, in words that leave no doubt about which payment is meant. */
export function savingLabel(plan: SubscriptionPackage, saving: number, currency: Currency): string {
  const renewal = planPrice(plan);
  const saved = `You save ${formatMoney(saving, currency)}`;
  return renewal ? `${saved} on today's payment. Renewals cost ${formatMoney(renewal.price, currency)}.` : `${saved}.`;
}

/** "Join for $14.99" */
export const joinLabel = (price: number, currency: Currency): string => (price > 0 ? `Join for ${formatMoney(price, currency)}` : 'Join for free');
