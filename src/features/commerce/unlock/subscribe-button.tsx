import type { SubscribeProps } from '@/entities/access/item-slots';
import { toSubscribeItem } from '@/entities/subscription/subscribe-item';
import { getSubscribeLabel } from '@/entities/subscription/subscription-price';
import { useCanSubscribe } from '@/store/subscription/use-can-subscribe';
import { useCurrency } from '@/store/ui/use-currency';
import { UnlockButton } from './unlock-button';

/**
 * Subscribe button beside the name of a performer. Renders nothing without a price, for subscribers and for performers,
 * who can't subscribe.
 */
export function SubscribeButton({ performer, returnTo }: SubscribeProps) {
  const currency = useCurrency();
  const label = getSubscribeLabel(performer, currency);
  const canSubscribe = useCanSubscribe(performer.isSubscribed);
  if (!label || !canSubscribe) return null;
  return <UnlockButton {...toSubscribeItem(performer, returnTo)} secondary label={label} />;
}
