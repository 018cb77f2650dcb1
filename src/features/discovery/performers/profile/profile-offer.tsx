import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import type { Performer } from '@/contract/performer';
import { toSubscribeItem } from '@/entities/subscription/subscribe-item';
import { getFreeTrial, subscriptionPrice } from '@/entities/subscription/subscription-price';
import { paths } from '@/lib/page/paths';
import { useIsPerformer } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import type { ProfileExtras } from './profile-extras';
import styles from './profile-offer.module.css';

// Loaded on demand: only subscribers can cancel.
const Subscribed = dynamic(() => import('./subscription-panel').then((module) => module.SubscriptionPanel));

interface ProfileOfferProps {
  performer: Performer;
  subscription: ProfileExtras['subscription'];
  /** When the page was rendered. */
  from: string;
  UnlockButton: ComponentType<UnlockSheetProps>;
}

/** Price and benefits of a subscription; for subscribers, how long it lasts. Renders nothing without an offer. */
export function ProfileOffer({ performer, subscription, from, UnlockButton }: ProfileOfferProps) {
  const currency = useCurrency();
  const isPerformer = useIsPerformer();
  const price = subscriptionPrice(performer, currency);
  const isSubscribed = performer.isSubscribed ?? subscription !== null;
  if (isSubscribed) return <Subscribed performer={performer} subscription={subscription} from={from} />;
  if (!price) return null;
  const trial = getFreeTrial(performer);
  return (
    <section className={styles.offer} aria-labelledby="subscription">
      <h2 id="subscription" className={styles.title}>
        Subscription
      </h2>
      <p className={styles.price}>{price}</p>
      {trial && <p className={styles.trial}>{trial}</p>}
      <p className={styles.text} dir="auto">
        Get everything {performer.name} publishes for subscribers. Pay-per-view items are sold separately.
      </p>
      {isPerformer ? null : (
        <div className={styles.action}>
          <UnlockButton
            {...toSubscribeItem(performer, paths.performer(performer))}
            label={trial ? 'Subscribe or try it free' : 'Subscribe'}
          />
        </div>
      )}
    </section>
  );
}
