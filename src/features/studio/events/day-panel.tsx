import { CalendarPlus, Clapperboard, Newspaper } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { Link } from '@/components/link';
import { dayTitle, zonedDate } from '@/lib/format/zoned-date';
import { newEventPath } from './calendar-url';
import { DayEvent } from './day-event';
import type { useCalendar } from './use-calendar';
import type { OwnEvent } from './own-event';
import type { Release } from './release';
import styles from './day-panel.module.css';

interface DayPanelProps {
  day: string;
  /** Events that start on or span this day, in order. */
  events: readonly OwnEvent[];
  releases: readonly Release[];
  /** Today in the performer's time zone. */
  today: string;
  /** In ms. */
  now: number;
  saved: string | null;
  calendar: ReturnType<typeof useCalendar>;
}

export function DayPanel({ day, events, releases, today, now, saved, calendar }: DayPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  /** The menu disappears with a moved event, so move the focus to the day. */
  const focusDay = () => title.current?.focus({ preventScroll: true });
  const remove = (event: OwnEvent) => {
    focusDay();
    calendar.remove(event);
  };
  const move = (event: OwnEvent, to: string) => {
    focusDay();
    calendar.move(event, to);
  };
  return (
    <section className={styles.panel} aria-labelledby="day">
      <h2 ref={title} id="day" className={styles.title} tabIndex={-1}>
        {dayTitle(day)}
        {day === today ? <span className={styles.today}>Today</span> : null}
      </h2>
      {events.length + releases.length === 0 ? (
        <p className={styles.nothing}>
          {day < today ? 'Nothing was planned for this day.' : 'Nothing is planned for this day.'}
        </p>
      ) : null}
      {events.length > 0 ? (
        <ul role="list" className={styles.events}>
          {events.map((event) => (
            <DayEvent
              key={event._id}
              event={event}
              now={now}
              isJustSaved={event._id === saved}
              calendar={calendar}
              onMove={(to) => move(event, to)}
              onRemove={() => remove(event)}
            />
          ))}
        </ul>
      ) : null}
      {releases.length > 0 ? (
        <ul role="list" className={styles.events} aria-label="Scheduled">
          {releases.map(({ _id, kind, title: name, at, href }) => (
            <li key={_id} className={styles.release}>
              {kind === 'Video' ? <Clapperboard /> : <Newspaper />}
              <span className={styles.text}>
                <Link href={href} className={styles.name}>
                  <bdi>{name}</bdi>
                </Link>
                <span className={styles.time}>
                  {kind} · scheduled for {zonedDate(at, calendar.zone)?.clock}
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {day < today ? null : (
        <ButtonLink icon={<CalendarPlus />} href={newEventPath({ day })} wide>
          Plan an event on this day
        </ButtonLink>
      )}
    </section>
  );
}
