import type { SubscriptionPackage } from '@/contract/package';
import { formatDate, formatMoney, type Currency } from '@/lib/format/format';
import { hundredths, mainUnits } from '@/lib/format/money';

/*
 * What one agrees to when something renews: next charge, amount, and how to leave. The same words wherever it is sold. Periods are whole days,
 * as the back end counts them (contract B.14), and days are UTC days, so that a server and every browser name the same date.
 */

const DAY = 86_400_000;

/** How long a subscription to a performer runs before it renews, in days. */
export const SUBSCRIPTION_DAYS = { monthly: 30, yearly: 365 } as const;

/** The last moment that a date can name. */
const LAST = 8.64e15;

/** The ISO date that many whole days after another: (`2026-01-31T…`, 30) → `2026-03-02T…`. However many they are, it is a date. */
export const daysAfter = (iso: string, days: number): string => new Date(Math.min(Date.parse(iso) + days * DAY, LAST)).toISOString();

const isYear = (days: number) => days === 365 || days === 366;

/** A number of days as one says it after "for" or "every": 30 → `30 days`, 365 → `year`, with `article` `a year`. */
export function formatPeriod(days: number, article = false): string {
  const single = isYear(days) ? 'year' : days === 7 ? 'week' : days === 1 ? 'day' : null;
  if (single) return article ? `a ${single}` : single;
  return `${days} days`;
}

/** What a price for so many days comes to in a month of 30 days, in main units; a year counts as twelve. Rounded to hundredths. */
export function perMonth(price: number, days: number): number {
  const amount = hundredths(price);
  return mainUnits(Math.round(isYear(days) ? amount / 12 : (amount * 30) / days));
}

interface RenewalTerms {
  /** The day of the page as the server told it, ISO. */
  today: string;
  /** What is charged now, coupon taken off, in main units; 0 = nothing. */
  price: number;
  /** What each renewal costs; null or undefined = it ends by itself. */
  recurringPrice?: number | null;
  /** Days until the first renewal or the end; null or undefined = no end. */
  periodDays?: number | null;
  /** Days between renewals after that; as `periodDays` unless given. */
  recurringDays?: number | null;
  /** The end of what was paid for before, where that is still to come: the new time begins then. */
  paidUntil?: string | null;
  /** How the site writes money. */
  currency: Currency;
}

/** The terms of a plan of the site membership: what is not `single` renews, if it says for how much and how often. */
export function planTerms({ type, price, initialPeriod, recurringPrice, recurringPeriod }: SubscriptionPackage): Pick<RenewalTerms, 'price' | 'recurringPrice' | 'periodDays' | 'recurringDays'> {
  const renews = type !== 'single' && Boolean(recurringPrice && recurringPeriod);
  const recurringDays = renews ? recurringPeriod : null;
  return { price, recurringPrice: renews ? recurringPrice : null, periodDays: initialPeriod || recurringDays, recurringDays };
}

interface RenewalWords {
  /** `You pay $14.99 today.` */
  today: string;
  /** `Renews on 21 Dec 2026 for $14.99 and every 30 days after that, until you cancel.` Null for what has no end and costs nothing more. */
  then: string | null;
  /** How to leave and what stays. */
  leave: string;
}

/** The terms to stand above the button: what is paid today, when and for how much it renews, how to leave. */
export function renewalSentence({ today, price, recurringPrice, periodDays, recurringDays, paidUntil, currency }: RenewalTerms): RenewalWords {
  const now = price > 0 ? `You pay ${formatMoney(price, currency)} today.` : 'You pay nothing today.';
  if (!periodDays) return { today: now, then: null, leave: 'It has no end and nothing more is charged.' };
  const waits = paidUntil && Date.parse(paidUntil) > Date.parse(today) ? paidUntil : null;
  const date = formatDate(daysAfter(waits ?? today, periodDays));
  const kept = waits ? `It goes on from ${formatDate(waits)}, so no day that you have paid for is lost. ` : '';
  if (recurringPrice === null || recurringPrice === undefined) {
    return { today: now, then: `${kept}Ends by itself on ${date}; nothing more is charged.`, leave: 'There is nothing to cancel.' };
  }
  const every = formatPeriod(recurringDays || periodDays);
  return {
    today: now,
    then: `${kept}Renews on ${date} for ${recurringPrice > 0 ? formatMoney(recurringPrice, currency) : 'free'} and every ${every} after that, until you cancel.`,
    leave: 'Cancel in two clicks at any time; you keep access until the end of what you paid.',
  };
}
