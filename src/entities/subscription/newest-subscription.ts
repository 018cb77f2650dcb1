import type { Subscription } from '@/contract/subscription';

type Dates = { createdAt?: string | undefined } & {
  [Field in 'status' | 'expiredAt' | 'nextRecurringDate']?: Subscription[Field];
};

/** The last day of a subscription, in ms since 1970. */
function getEnd({ status, expiredAt, nextRecurringDate }: Dates): number {
  const days = [expiredAt, nextRecurringDate].flatMap((day) => (day ? Date.parse(day) : []));
  if (days.length > 0) return Math.max(...days);
  return status === 'active' ? Infinity : -Infinity;
}

/** Compares two records of the same subscription, because some back ends create a new one for every period. */
export const isNewer = (a: Dates, b: Dates): boolean =>
  a.createdAt && b.createdAt && a.createdAt !== b.createdAt
    ? Date.parse(a.createdAt) > Date.parse(b.createdAt)
    : getEnd(a) > getEnd(b);
