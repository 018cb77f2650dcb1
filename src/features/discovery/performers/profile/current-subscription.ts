import type { Subscription } from '@/contract/subscription';
import { isNewer } from '@/entities/subscription/newest-subscription';
import { getSubscriptionStatus, hasLapsed } from '@/entities/subscription/subscription-status';

/** The newest of a fan's records for one performer, or null if it gives no access on that day. */
export function getCurrentSubscription(records: readonly Subscription[], today: string): Subscription | null {
  const [first, ...others] = records;
  if (!first) return null;
  const newest = others.reduce((known, record) => (isNewer(record, known) ? record : known), first);
  const status = getSubscriptionStatus(newest, today);
  return status.kind === 'over' || hasLapsed(status) ? null : newest;
}
