import type { EventItem } from '@/contract/event';
import { formatTokens } from '@/lib/format/format';

export function priceText({ isPrivate, price }: EventItem): string {
  if (!isPrivate) return 'Free for everyone';
  if (price === undefined) return 'Private, price unavailable';
  return price > 0 ? `Private, ${formatTokens(price)}` : 'Private, free';
}
