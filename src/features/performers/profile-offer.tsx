import { BadgeCheck } from 'lucide-react';
import { DateText } from '@/components/text/date-text';
import type { Performer } from '@/contract/performer';
import { useAppSelector } from '@/store/hooks';
import type { ProfileAround } from './profile-around';
import { freeTrial, subscriptionPrice } from './subscription-price';
import styles from './profile-offer.module.css';

interface ProfileOfferProps {
  performer: Performer;
  subscription: ProfileAround['subscription'];
}

/** What a subscription costs and opens; for a subscriber how long it lasts. Nothing where there is none to be had. */
export function ProfileOffer({ performer, subscription }: ProfileOfferProps) {
  const symbol = useAppSelector((state) => state.ui.currencySymbol);
  const price = subscriptionPrice(performer, symbol);
  if (performer.isSubscribed) return <Subscribed performer={performer} subscription={subscription} />;
  if (!price) return null;
  const trial = freeTrial(performer);
  return (
    <section className={styles.offer} aria-labelledby="subscription">
      <h2 id="subscription" className={styles.title}>
        Subscription
      </h2>
      <p className={styles.price}>{price}</p>
      {trial && <p className={styles.trial}>{trial}</p>}
      <p className={styles.words} dir="auto">
        Opens everything that {performer.name} publishes for subscribers. What is sold by itself keeps its price.
      </p>
    </section>
  );
}

function Subscribed({ performer, subscription }: ProfileOfferProps) {
  const renews = subscription?.nextRecurringDate;
  const ends = subscription?.expiredAt;
  return (
    <section className={styles.offer} aria-labelledby="subscription">
      <h2 id="subscription" className={styles.title}>
        <BadgeCheck aria-hidden="true" className={styles.sign} />
        You are subscribed
      </h2>
      {(renews || ends) && (
        <p className={styles.price}>
          {renews ? 'Renews on ' : 'Ends on '}
          <DateText iso={renews || ends || ''} />
        </p>
      )}
      <p className={styles.words} dir="auto">
        Everything that {performer.name} publishes for subscribers is open to you{renews || !ends ? '' : ' until then'}.
      </p>
    </section>
  );
}
