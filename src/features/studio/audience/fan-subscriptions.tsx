import { StatusChip } from '@/components/chip/status-chip';
import { useTimeZone } from '@/components/text/use-time-zone';
import { FanPart } from './fan-part';
import { nextStep, planName, SUBSCRIBER_STATES, subscriberState } from '../shared/subscriber-state';
import { useFanSubscriptions } from './use-fan';
import styles from './fan-card.module.css';

export function FanSubscriptions({ fanId }: { fanId: string }) {
  const { part, retry } = useFanSubscriptions(fanId);
  const zone = useTimeZone();
  return (
    <FanPart title="Subscription" part={part} retry={retry}>
      {({ items, at }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>Hasn’t subscribed to you yet.</p>
        ) : (
          <ul role="list" className={styles.rows}>
            {items.map((subscription) => {
              const { label, tone } = SUBSCRIBER_STATES[subscriberState(subscription, at)];
              return (
                <li key={subscription._id} className={styles.row}>
                  <span>
                    {planName(subscription)}
                    <span className={styles.below}>{nextStep(subscription, at, zone)}</span>
                  </span>
                  <StatusChip tone={tone}>{label}</StatusChip>
                </li>
              );
            })}
          </ul>
        )
      }
    </FanPart>
  );
}
