import type { EventItem } from '@/contract/event';
import { formatTokens } from '@/lib/format/format';

/** What an event costs, in words. */
export function priceText({ isPrivate, price }: EventItem): string {
  if (!isPrivate) return 'Free, open to everybody';
  if (price === undefined) return 'Private, price unavailable';
  return price > 0 ? `Private, ${formatTokens(price)}` : 'Private, free';
}
