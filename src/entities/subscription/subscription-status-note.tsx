import type { ReactNode } from 'react';
import { CalendarX, CircleAlert, CircleCheck, Hourglass, RotateCw, type LucideIcon } from 'lucide-react';
import { cx } from '@/components/cx';
import { DateText } from '@/components/text/date-text';
import type { SubscriptionStatus } from '@/entities/subscription/subscription-status';
import styles from './subscription-status-note.module.css';

interface Said {
  look: 'good' | 'warn' | 'bad' | 'quiet';
  icon: LucideIcon;
  words: ReactNode;
}

/** Where a subscription or membership stands, with the date that counts. */
export function SubscriptionStatusNote({ standing }: { standing: SubscriptionStatus }) {
  const { look, icon: Icon, words } = sayingOf(standing);
  return (
    <p className={cx(styles.note, styles[look])}>
      <Icon aria-hidden="true" />
      <span>{words}</span>
    </p>
  );
}

function sayingOf(standing: SubscriptionStatus): Said {
  switch (standing.kind) {
    case 'renews':
      return { look: 'good', icon: RotateCw, words: <>Active, renews on <DateText iso={standing.on} /></> };
    case 'trial':
      return standing.renews
        ? { look: 'good', icon: Hourglass, words: <>Trial, first charged on <DateText iso={standing.until} /></> }
        : { look: 'good', icon: Hourglass, words: <>Trial, ends on <DateText iso={standing.until} /></> };
    case 'ends':
      return standing.cancelled
        ? { look: 'warn', icon: CalendarX, words: <>Canceled, access until <DateText iso={standing.on} /></> }
        : { look: 'good', icon: CircleCheck, words: <>Active, ends on <DateText iso={standing.on} /></> };
    case 'unpaid':
      return standing.open
        ? { look: 'bad', icon: CircleAlert, words: <>The payment due on <DateText iso={standing.due} /> is late. You still have access</> }
        : { look: 'bad', icon: CircleAlert, words: <>The payment due on <DateText iso={standing.due} /> failed, so you lost access</> };
    case 'over':
      return { look: 'quiet', icon: CalendarX, words: standing.since ? <>Ended on <DateText iso={standing.since} /></> : 'Ended' };
    case 'endless':
      return { look: 'good', icon: CircleCheck, words: 'Active, without end or charge' };
  }
}
