import type { ComponentType } from 'react';
import { BadgeCheck } from 'lucide-react';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import type { Performer } from '@/contract/performer';
import { toSubscribeItem } from '@/entities/subscription/subscribe-item';
import { getFreeTrial, subscriptionPrice } from '@/entities/subscription/subscription-price';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import type { ProfileExtras } from './profile-around';
import styles from './profile-offer.module.css';

interface ProfileOfferProps {
  performer: Performer;
  subscription: ProfileExtras['subscription'];
  UnlockButton: ComponentType<UnlockSheetProps>;
}

/** Price and benefits of a subscription; for subscribers, how long it lasts. Renders nothing without an offer. */
export function ProfileOffer({ performer, subscription, UnlockButton }: ProfileOfferProps) {
  const currency = useCurrency();
  const isOwn = useAppSelector(({ user }) => user.current._id === performer._id);
  const price = subscriptionPrice(performer, currency);
  if (performer.isSubscribed) return <Subscribed performer={performer} subscription={subscription} />;
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
      {isOwn ? null : (
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

function Subscribed({ performer, subscription }: Pick<ProfileOfferProps, 'performer' | 'subscription'>) {
  // Some servers keep the date after a cancellation.
  const renews = subscription?.status === 'active' ? subscription.nextRecurringDate : null;
  const ends = subscription?.expiredAt;
  return (
    <section className={styles.offer} aria-labelledby="subscription">
      <h2 id="subscription" className={styles.title}>
        <BadgeCheck className={styles.sign} />
        You’re subscribed
      </h2>
      {(renews || ends) && (
        <p className={styles.price}>
          {renews ? 'Renews on ' : 'Ends on '}
          <DateText iso={renews || ends || ''} />
        </p>
      )}
      <p className={styles.text} dir="auto">
        You have access to everything {performer.name} publishes for subscribers{renews || !ends ? '' : ' until then'}.
      </p>
      <p className={styles.action}>
        <Link href={subscription ? `${paths.subscriptions}#${subscription._id}` : paths.subscriptions}>
          Manage subscription
        </Link>
      </p>
    </section>
  );
}
