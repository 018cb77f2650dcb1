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

export function SubscriptionStatusNote({ standing }: { standing: SubscriptionStatus }) {
  const { look, icon: Icon, text } = noteFor(standing);
  return (
    <p className={cx(styles.note, styles[look])}>
      <Icon aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

function noteFor(standing: SubscriptionStatus): StatusNote {
  switch (standing.kind) {
    case 'renews':
      return {
        look: 'good',
        icon: RotateCw,
        text: (
          <>
            Active, renews on <DateText iso={standing.on} />
          </>
        ),
      };
    case 'trial':
      return standing.renews
        ? {
            look: 'good',
            icon: Hourglass,
            text: (
              <>
                Trial, first charged on <DateText iso={standing.until} />
              </>
            ),
          }
        : {
            look: 'good',
            icon: Hourglass,
            text: (
              <>
                Trial, ends on <DateText iso={standing.until} />
              </>
            ),
          };
    case 'ends':
      return standing.isCanceled
        ? {
            look: 'warn',
            icon: CalendarX,
            text: (
              <>
                Canceled, access until <DateText iso={standing.on} />
              </>
            ),
          }
        : {
            look: 'good',
            icon: CircleCheck,
            text: (
              <>
                Active, ends on <DateText iso={standing.on} />
              </>
            ),
          };
    case 'unpaid':
      return standing.open
        ? {
            look: 'bad',
            icon: CircleAlert,
            text: (
              <>
                The payment due on <DateText iso={standing.due} /> is late. You still have access
              </>
            ),
          }
        : {
            look: 'bad',
            icon: CircleAlert,
            text: (
              <>
                The payment due on <DateText iso={standing.due} /> failed, so you lost access
              </>
            ),
          };
    case 'over':
      return {
        look: 'quiet',
        icon: CalendarX,
        text: standing.since ? (
          <>
            Ended on <DateText iso={standing.since} />
          </>
        ) : (
          'Ended'
        ),
      };
    case 'endless':
      return { look: 'good', icon: CircleCheck, text: 'Active, with no end date or charges' };
  }
}
