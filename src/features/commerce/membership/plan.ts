import type { SubscriptionPackage } from '@/contract/package';
import { formatMoney, getDecimals, type Currency } from '@/lib/format/format';
import { applyCoupon } from '@/lib/format/money';
import { perMonth, formatPeriod, planTerms, renewalSentence } from '@/entities/subscription/renewal';
import { planPrice } from '@/entities/subscription/subscription-status';

/** What a price buys, shown below it: `every 30 days`, `for 7 days, then $9.99 every 30 days`, `once, for 30 days`. */
export function getPeriod(plan: SubscriptionPackage, currency: Currency): string {
  const renewal = planPrice(plan);
  const { periodDays: first } = planTerms(plan);
  if (!first) return 'one-time, never expires';
  if (!renewal) return plan.price > 0 ? `once, for ${formatPeriod(first, true)}` : `for ${formatPeriod(first, true)}`;
  if (renewal.price === plan.price && renewal.days === first) return `every ${formatPeriod(first)}`;
  return `for ${formatPeriod(first, true)}, then ${formatMoney(renewal.price, currency)} every ${formatPeriod(renewal.days)}`;
}

/** The lasting price per month, for comparison. Null for plans that are free, never end or last a month anyway. */
export function getMonthlyPrice(plan: SubscriptionPackage, { code }: Currency): number | null {
  const { price, days } = planPrice(plan) ?? { price: plan.price, days: planTerms(plan).periodDays };
  return price && days && days !== 30 ? perMonth(price, days, getDecimals(code)) : null;
}

interface AgreementTerms {
  /** The fraction that a coupon takes off the first payment (contract B.18). */
  couponValue: number;
  today: string;
  /** End of the period that is already paid for. */
  paidUntil: string | null;
  currency: Currency;
}

/** Today's payment and the terms above the button. */
export function describeAgreement(
  plan: SubscriptionPackage,
  { couponValue, today, paidUntil, currency }: AgreementTerms,
) {
  const { saving, due: price } = applyCoupon(plan.price, couponValue, getDecimals(currency.code));
  const renewal = renewalSentence({ ...planTerms(plan), today, price, paidUntil, currency });
  return { price, saving, renewal };
}

/** What a coupon saves, naming the payment it applies to. */
export function savingLabel(plan: SubscriptionPackage, saving: number, currency: Currency): string {
  const renewal = planPrice(plan);
  const saved = `You save ${formatMoney(saving, currency)}`;
  return renewal ? `${saved} on today’s payment. Renewals cost ${formatMoney(renewal.price, currency)}.` : `${saved}.`;
}

/** "Join for $14.99" */
export const joinLabel = (price: number, currency: Currency): string =>
  price > 0 ? `Join for ${formatMoney(price, currency)}` : 'Join for free';
