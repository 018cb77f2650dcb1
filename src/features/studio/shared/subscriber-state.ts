import type { SubscriberState, Subscription } from '@/contract/subscription';
import { getSubscriptionStatus } from '@/entities/subscription/subscription-status';
import type { Status } from './status';
import { formatDate } from '@/lib/format/format';
import { zonedDate } from '@/lib/format/zoned-date';

type SubscriberStatus = Pick<Subscription, 'status' | 'subscriptionType' | 'expiredAt' | 'nextRecurringDate'>;

/** State of a subscription at `now` (ms), matching the list's filter values. */
export function subscriberState(
  { status, subscriptionType, expiredAt }: SubscriberStatus,
  now: number,
): SubscriberState {
  if (expiredAt ? Date.parse(expiredAt) <= now : status !== 'active') return 'ended';
  if (status !== 'active') return 'ending';
  return subscriptionType === 'free' || subscriptionType === 'trial' ? 'trial' : 'active';
}

export const SUBSCRIBER_STATES: Record<SubscriberState, Status> = {
  active: { label: 'Active', tone: 'good' },
  trial: { label: 'Free trial', tone: 'wait' },
  ending: { label: 'Ending', tone: 'bad' },
  ended: { label: 'Ended', tone: 'calm' },
};

/** Next change and its date in a time zone: "Renews on May 3, 2026". */
export function nextStep(record: SubscriberStatus, now: number, zone: string): string {
  const getDay = (iso: string) => formatDate(zonedDate(iso, zone)?.date ?? '');
  const status = getSubscriptionStatus(record, new Date(now).toISOString());
  switch (status.kind) {
    case 'renews':
      return `Renews on ${getDay(status.on)}`;
    case 'trial':
      return `${status.renews ? 'Renews on' : 'Until'} ${getDay(status.until)}`;
    case 'ends':
      return `${status.isCanceled ? 'Ends on' : 'Until'} ${getDay(status.on)}`;
    case 'unpaid':
      return `Payment due on ${getDay(status.due)} ${status.open ? 'is late' : 'failed'}`;
    case 'over':
      return status.since ? `Ended on ${getDay(status.since)}` : 'Ended';
    case 'endless':
      return 'No end';
  }
}

const PLANS: Partial<Record<NonNullable<Subscription['subscriptionType']>, string>> = {
  monthly: 'Monthly',
  yearly: 'Yearly',
  free: 'Free',
  trial: 'Free trial',
  system: 'Gift',
};

export const planName = ({ subscriptionType }: Pick<Subscription, 'subscriptionType'>): string =>
  (subscriptionType && PLANS[subscriptionType]) ?? 'Subscription';
