import type { SubscribeProps } from '@/entities/access/item-slots';
import { toSubscribeItem } from '@/entities/subscription/subscribe-item';
import { getSubscribeLabel } from '@/entities/subscription/subscription-price';
import { useIsLoggedIn, useIsPerformer } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import { UnlockButton } from './unlock-button';

/**
 * Subscribe button beside the name of a performer. Renders nothing without a price, for subscribers and for performers,
 * who can't subscribe.
 */
export function SubscribeButton({ performer, returnTo }: SubscribeProps) {
  const currency = useCurrency();
  const isLoggedIn = useIsLoggedIn();
  const isPerformer = useIsPerformer();
  const label = getSubscribeLabel(performer, currency);
  // Without the flag, a fan could pay twice.
  const canSubscribe = isLoggedIn ? !isPerformer && performer.isSubscribed === false : !performer.isSubscribed;
  if (!label || !canSubscribe) return null;
  return <UnlockButton {...toSubscribeItem(performer, returnTo)} secondary label={label} />;
}
