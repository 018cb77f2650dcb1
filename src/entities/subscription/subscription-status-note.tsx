import type { ReactNode } from 'react';
import { CalendarX, CircleAlert, CircleCheck, Hourglass, RotateCw, type LucideIcon } from 'lucide-react';
import { cx } from '@/components/cx';
import { DateText } from '@/components/text/date-text';
import type { SubscriptionStatus } from '@/entities/subscription/subscription-status';
import styles from './subscription-status-note.module.css';

interface StatusNote {
  look: 'good' | 'warn' | 'bad' | 'quiet';
  icon: LucideIcon;
  text: ReactNode;
}

export function SubscriptionStatusNote({ subscriptionStatus }: { subscriptionStatus: SubscriptionStatus }) {
  const { look, icon: Icon, text } = noteFor(subscriptionStatus);
  return (
    <p className={cx(styles.note, styles[look])}>
      <Icon aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

function noteFor(subscriptionStatus: SubscriptionStatus): StatusNote {
  switch (subscriptionStatus.kind) {
    case 'renews':
      return {
        look: 'good',
        icon: RotateCw,
        text: (
          <>
            Active, renews on <DateText iso={subscriptionStatus.on} />
          </>
        ),
      };
    case 'trial':
      return subscriptionStatus.renews
        ? {
            look: 'good',
            icon: Hourglass,
            text: (
              <>
                Trial, first charged on <DateText iso={subscriptionStatus.until} />
              </>
            ),
          }
        : {
            look: 'good',
            icon: Hourglass,
            text: (
              <>
                Trial, ends on <DateText iso={subscriptionStatus.until} />
              </>
            ),
          };
    case 'ends':
      return subscriptionStatus.isCanceled
        ? {
            look: 'warn',
            icon: CalendarX,
            text: (
              <>
                Canceled, access until <DateText iso={subscriptionStatus.on} />
              </>
            ),
          }
        : {
            look: 'good',
            icon: CircleCheck,
            text: (
              <>
                Active, ends on <DateText iso={subscriptionStatus.on} />
              </>
            ),
          };
    case 'unpaid':
      return subscriptionStatus.open
        ? {
            look: 'bad',
            icon: CircleAlert,
            text: (
              <>
                The payment due on <DateText iso={subscriptionStatus.due} /> is late. You still have access
              </>
            ),
          }
        : {
            look: 'bad',
            icon: CircleAlert,
            text: (
              <>
                The payment due on <DateText iso={subscriptionStatus.due} /> failed, so you lost access
              </>
            ),
          };
    case 'over':
      return {
        look: 'quiet',
        icon: CalendarX,
        text: subscriptionStatus.since ? (
          <>
            Ended on <DateText iso={subscriptionStatus.since} />
          </>
        ) : (
          'Ended'
        ),
      };
    case 'endless':
      return { look: 'good', icon: CircleCheck, text: 'Active, with no end date or charges' };
  }
}
