import type { SubscriptionPackage } from '@/contract/package';
import { formatDate, formatMoney, type Currency, formatQuantity } from '@/lib/format/format';
import { roundTo } from '@/lib/format/money';

/*
 * The terms of a renewal: next charge, amount, and how to cancel. The same text everywhere. Periods are in whole days,
 * as in the back end (contract B.14), and days are UTC days, so that the server and every browser show the same date.
 */

const DAY_MS = 86_400_000;

/** How long a subscription to a performer runs before it renews, in days. */
export const SUBSCRIPTION_DAYS = { monthly: 30, yearly: 365 } as const;

/** Maximum value of a Date, in ms. */
const MAX_DATE_MS = 8.64e15;

/** Adds days to an ISO date: (`2026-01-31T…`, 30) → `2026-03-02T…`. Capped at the last valid date. */
export const daysAfter = (iso: string, days: number): string =>
  new Date(Math.min(Date.parse(iso) + days * DAY_MS, MAX_DATE_MS)).toISOString();

const isYear = (days: number) => days === 365 || days === 366;

/** Formats a period for use after "for" or "every": 30 → `30 days`, 365 → `year`, or `a year` with `article`. */
export function formatPeriod(days: number, article = false): string {
  const single = isYear(days) ? 'year' : days === 7 ? 'week' : days === 1 ? 'day' : null;
  if (single) return article ? `a ${single}` : single;
  return formatQuantity(days, 'day');
}

/**
 * Converts a price to a price per 30-day month, in main units; a year counts as twelve months. Rounded
 * to the decimals of the currency.
 */
export const perMonth = (price: number, days: number, decimals: number): number =>
  roundTo(isYear(days) ? price / 12 : (price * 30) / days, decimals);

interface RenewalTerms {
  /** Current date from the server, ISO. */
  today: string;
  /** Today's charge after the coupon, in main units. */
  price: number;
  /** Price of each renewal; null or undefined if it doesn't renew. */
  recurringPrice?: number | null;
  /** Days until the first renewal or the end; null or undefined if there is no end. */
  periodDays?: number | null;
  /** Days between later renewals; defaults to `periodDays`. */
  recurringDays?: number | null;
  /** End of the current paid period; the new one starts then. */
  paidUntil?: string | null;
  currency: Currency;
}

/**
 * Returns the terms of a membership plan. Every plan except `single` renews, provided it has a recurring price and
 * period.
 */
export function planTerms({
  type,
  price,
  initialPeriod,
  recurringPrice,
  recurringPeriod,
}: SubscriptionPackage): Pick<RenewalTerms, 'price' | 'recurringPrice' | 'periodDays' | 'recurringDays'> {
  const renews = type !== 'single' && Boolean(recurringPrice && recurringPeriod);
  const recurringDays = renews ? recurringPeriod : null;
  return {
    price,
    recurringPrice: renews ? recurringPrice : null,
    periodDays: initialPeriod || recurringDays,
    recurringDays,
  };
}

interface RenewalText {
  /** `You pay $14.99 today.` */
  today: string;
  /**
   * `Renews on Dec 21, 2026 for $14.99 and every 30 days after that, until you cancel.` Null if it has no end and no
   * further charges.
   */
  then: string | null;
  /** How to cancel, and how long access lasts. */
  leave: string;
}

/** Returns the terms shown above the pay button: today's charge, renewal date and price, and how to cancel. */
export function renewalSentence({
  today,
  price,
  recurringPrice,
  periodDays,
  recurringDays,
  paidUntil,
  currency,
}: RenewalTerms): RenewalText {
  const now = price > 0 ? `You pay ${formatMoney(price, currency)} today.` : 'You pay nothing today.';
  if (!periodDays) return { today: now, then: null, leave: 'It never expires, and you won’t be charged again.' };
  const waits = paidUntil && Date.parse(paidUntil) > Date.parse(today) ? paidUntil : null;
  const date = formatDate(daysAfter(waits ?? today, periodDays));
  const start = waits ? `It starts on ${formatDate(waits)}, when your current period ends. ` : '';
  if (recurringPrice === null || recurringPrice === undefined) {
    return { today: now, then: `${start}Ends on ${date}. You won’t be charged again.`, leave: 'No need to cancel.' };
  }
  const every = formatPeriod(recurringDays || periodDays);
  return {
    today: now,
    then: `${start}Renews on ${date} for ${recurringPrice > 0 ? formatMoney(recurringPrice, currency) : 'free'} and every ${every} after that, until you cancel.`,
    leave: 'Cancel anytime in two clicks. You keep access until the end of the period you paid for.',
  };
}
