import type { Performer } from '@/contract/performer';
import type { Subscription } from '@/contract/subscription';
import { subscriptionStatusOf, type RenewalCharge, type SubscriptionStatus } from '@/entities/subscription/subscription-status';

/** A membership or a subscription as this page knows it: plain data that travels with the page. */
export interface Entry {
  _id: string;
  /** Null: the membership of the site. */
  performerId: string | null;
  /** Null for the membership, and for a performer who has left. */
  performer: Pick<Performer, '_id' | 'name' | 'username' | 'avatar' | 'monthlyPrice' | 'yearlyPrice'> | null;
  /** Name of the plan, where it is still on offer. */
  plan: string | null;
  packageId: string | null;
  status: Subscription['status'];
  subscriptionType: Subscription['subscriptionType'];
  since: string | null;
  expiredAt: string | null;
  nextRecurringDate: string | null;
  updatedAt?: string | undefined;
  /** What the next renewal costs; null where nobody knows. */
  charge: RenewalCharge | null;
}

/** What it is called in sentences: "membership", "subscription to Nova". */
export const entryName = ({ performerId, performer }: Pick<Entry, 'performerId' | 'performer'>): string =>
  performerId === null ? 'membership' : `subscription to ${performer?.name ?? 'a performer who has left'}`;

/** The day of the next charge; null for what is not to be charged. */
export function chargeOf(entry: Entry, today: string): string | null {
  const standing = subscriptionStatusOf(entry, today);
  if (standing.kind === 'renews') return standing.on;
  return standing.kind === 'trial' && standing.renews ? standing.until : null;
}

const RANK: Record<SubscriptionStatus['kind'], number> = { unpaid: 0, renews: 1, trial: 2, ends: 3, endless: 4, over: 5 };

/** The day that counts: of the next charge, else of the end. */
function dayOf(standing: SubscriptionStatus): number {
  switch (standing.kind) {
    case 'renews':
    case 'ends':
      return Date.parse(standing.on);
    case 'trial':
      return Date.parse(standing.until);
    case 'unpaid':
      return Date.parse(standing.due);
    case 'over':
      // The latest first.
      return standing.since === null ? Infinity : -Date.parse(standing.since);
    case 'endless':
      return 0;
  }
}

/** A trial that goes on with a payment is charged on its day as what renews is. */
const rankOf = (standing: SubscriptionStatus) => (standing.kind === 'trial' && standing.renews ? RANK.renews : RANK[standing.kind]);

/** What was due first, then by next charge, then by end; what is over comes last, the latest first. */
export function byNextCharge<T extends Entry>(entries: readonly T[], today: string): T[] {
  const keyed = entries.map((entry) => ({ entry, standing: subscriptionStatusOf(entry, today) }));
  keyed.sort((a, b) => rankOf(a.standing) - rankOf(b.standing) || dayOf(a.standing) - dayOf(b.standing));
  return keyed.map(({ entry }) => entry);
}

/** One for each performer: back ends that write a new record for every period keep the old ones. */
export function newestOfEach<T extends Entry>(entries: readonly T[], today: string): T[] {
  const seen = new Set<string>();
  return byNextCharge(entries, today).filter(({ performerId, _id }) => {
    const key = performerId ?? _id;
    return !seen.has(key) && seen.add(key);
  });
}
