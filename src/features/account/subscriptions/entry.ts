import type { Performer } from '@/contract/performer';
import type { Subscription } from '@/contract/subscription';
import { isNewer } from '@/entities/subscription/newest-subscription';
import {
  getSubscriptionStatus,
  type RenewalCharge,
  type SubscriptionStatus,
} from '@/entities/subscription/subscription-status';

export interface Entry {
  _id: string;
  /** Null for the site membership. */
  performerId: string | null;
  /** Null for the membership and for performers who left the site. */
  performer: Pick<Performer, '_id' | 'name' | 'username' | 'avatar' | 'monthlyPrice' | 'yearlyPrice'> | null;
  /** Name of the plan if it is still offered. */
  plan: string | null;
  packageId: string | null;
  status: Subscription['status'];
  subscriptionType: Subscription['subscriptionType'];
  since: string | null;
  expiredAt: string | null;
  nextRecurringDate: string | null;
  createdAt?: string | undefined;
  updatedAt?: string | undefined;
  /** Cost of the next renewal; null if unknown. */
  charge: RenewalCharge | null;
}

/** Name in sentences: "membership", "subscription to Nova". */
export const entryName = ({ performerId, performer }: Pick<Entry, 'performerId' | 'performer'>): string =>
  performerId === null ? 'membership' : `subscription to ${performer?.name ?? 'a former performer'}`;

/** Day of the next charge, or null if there is none. */
export function getCharge(entry: Entry, today: string): string | null {
  const subscriptionStatus = getSubscriptionStatus(entry, today);
  if (subscriptionStatus.kind === 'renews') return subscriptionStatus.on;
  return subscriptionStatus.kind === 'trial' && subscriptionStatus.renews ? subscriptionStatus.until : null;
}

const RANK: Record<SubscriptionStatus['kind'], number> = {
  unpaid: 0,
  renews: 1,
  trial: 2,
  ends: 3,
  endless: 4,
  over: 5,
};

/** The day to sort by: the next charge, else the end. */
function getDay(subscriptionStatus: SubscriptionStatus): number {
  switch (subscriptionStatus.kind) {
    case 'renews':
    case 'ends':
      return Date.parse(subscriptionStatus.on);
    case 'trial':
      return Date.parse(subscriptionStatus.until);
    case 'unpaid':
      return Date.parse(subscriptionStatus.due);
    case 'over':
      // Latest first.
      return subscriptionStatus.since === null ? Infinity : -Date.parse(subscriptionStatus.since);
    case 'endless':
      return 0;
  }
}

/** A trial that becomes a paid subscription sorts with renewals. */
const getRank = (subscriptionStatus: SubscriptionStatus) =>
  subscriptionStatus.kind === 'trial' && subscriptionStatus.renews ? RANK.renews : RANK[subscriptionStatus.kind];

/** Overdue entries first, then by next charge, then by end; ended ones last, latest first. */
export function byNextCharge<T extends Entry>(entries: readonly T[], today: string): T[] {
  const keyed = entries.map((entry) => ({ entry, subscriptionStatus: getSubscriptionStatus(entry, today) }));
  keyed.sort(
    (a, b) =>
      getRank(a.subscriptionStatus) - getRank(b.subscriptionStatus) ||
      getDay(a.subscriptionStatus) - getDay(b.subscriptionStatus),
  );
  return keyed.map(({ entry }) => entry);
}

/**
 * The newest entry per performer and of the membership, by next charge, because some back ends create a new record for
 * every period.
 */
export function newestOfEach<T extends Entry>(entries: readonly T[], today: string): T[] {
  const newest = new Map<string | null, T>();
  for (const entry of entries) {
    const known = newest.get(entry.performerId);
    if (!known || isNewer(entry, known)) newest.set(entry.performerId, entry);
  }
  return byNextCharge([...newest.values()], today);
}
