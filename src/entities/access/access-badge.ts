import type { BadgeState } from '@/components/badge/badge';

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
 * Returns the access badge of a card (contract B.3): pay-per-view or members only, bought or not. Returns null when the
 * back end doesn't send the viewer's flags.
 */
export function accessBadge(item: Accessible): BadgeState | null {
  if (item.processing) return { kind: 'processing' };
  if (item.isSchedule) return { kind: 'scheduled', at: item.scheduledAt || undefined };
  if (item.isSale && item.price === 0) return { kind: 'note', text: 'Free' };
  if (item.isSale) return item.isBought ? { kind: 'owned' } : { kind: 'locked', price: item.price };
  return item.isBought === false && item.isSubscribed === false ? { kind: 'locked' } : null;
}
