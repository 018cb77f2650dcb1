import type { BadgeState } from '@/components/badge/badge';
import { formatDate } from '@/lib/format/format';

interface Accessible {
  processing?: boolean;
  isSchedule?: boolean;
  scheduledAt?: string | null;
  isSale?: boolean;
  price?: number;
  isBought?: boolean;
  isSubscribed?: boolean;
}

/**
 * What the corner of a card says about getting in (contract B.3): sold by itself or for members, bought or not.
 * A back end that leaves the viewer's flags out says nothing, so neither does the card.
 */
export function accessBadge(item: Accessible): BadgeState | null {
  if (item.processing) return { kind: 'processing' };
  if (item.isSchedule) return { kind: 'scheduled', date: item.scheduledAt ? formatDate(item.scheduledAt) : undefined };
  if (item.isSale && item.price === 0) return { kind: 'note', text: 'Free' };
  if (item.isSale) return item.isBought ? { kind: 'owned' } : { kind: 'locked', price: item.price };
  return item.isBought === false && item.isSubscribed === false ? { kind: 'locked' } : null;
}
