import { CalendarClock } from 'lucide-react';
import { Link } from '@/components/link';
import { LocalTime } from '@/components/text/local-time';
import { paths } from '@/lib/page/paths';
import type { ProfileExtras } from './profile-extras';
import styles from './next-event.module.css';

interface NextEventProps {
  event: NonNullable<ProfileExtras['nextEvent']>;
  live: boolean;
}

export function NextEvent({ event, live }: NextEventProps) {
  return (
    <p className={styles.next}>
      <CalendarClock />
      <span className={styles.text}>
        <span className={styles.what}>
          {live ? 'On now: ' : 'Next: '}
          <Link href={paths.event(event)} dir="auto">
            {event.title}
          </Link>
        </span>
        <LocalTime iso={event.startAt} show="full" className={styles.when} />
      </span>
    </p>
  );
}
