import { CalendarPlus } from 'lucide-react';
import { useTimeZone } from '@/components/text/use-time-zone';
import type { Performer, WeeklySchedule } from '@/contract/performer';
import { paths } from '@/lib/page/paths';
import { weeklyHours } from './weekly-hours';
import styles from './profile-about.module.css';

interface WeeklyTimesProps {
  performer: Pick<Performer, '_id' | 'username'>;
  schedule: WeeklySchedule | undefined;
  /** When the page was rendered; decides on daylight saving time. */
  madeAt: string;
}

/** Usual live times in the visitor's time zone, with a link to a calendar of all events. */
export function WeeklyTimes({ performer, schedule, madeAt }: WeeklyTimesProps) {
  const hours = weeklyHours(schedule, useTimeZone(), Date.parse(madeAt));
  return (
    <section className={styles.facts} aria-labelledby="times">
      <h2 id="times" className={styles.factsTitle}>
        Usually live
      </h2>
      {hours.length > 0 ? (
        <dl>
          {hours.map(({ weekday, times, zone }) => (
            <div key={weekday + times} className={styles.fact}>
              <dt>{weekday}</dt>
              <dd className={styles.times}>
                {times} {zone}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.none}>No regular schedule. Watch for announced events.</p>
      )}
      <a className={styles.calendar} href={paths.performerCalendar(performer)}>
        <CalendarPlus aria-hidden="true" />
        Add all events to your calendar
      </a>
    </section>
  );
}
