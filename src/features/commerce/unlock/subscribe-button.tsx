import type { SubscribeProps } from '@/entities/access/item-slots';
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
  return (
    <UnlockButton
      secondary
      kind="performer"
      id={performer._id}
      title={performer.name}
      price={null}
      performer={performer}
      cover={performer.avatar ?? undefined}
      returnTo={returnTo}
      label={label}
    />
  );
}
