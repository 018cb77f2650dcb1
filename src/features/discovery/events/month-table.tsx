import { cx } from '@/components/cx';
import { MonthFrame } from '@/components/section/month-frame';
import { Link } from '@/components/link';
import type { EventItem } from '@/contract/event';
import { eventState } from '@/entities/event/event-status';
import { dayTitle, zonedDate } from '@/lib/format/zoned-date';
import { getMonth, getWeeks } from '@/lib/format/month';
import { paths } from '@/lib/page/paths';
import { formatQuantity } from '@/lib/format/format';
import { listPathFrom } from './event-list';
import styles from './month-table.module.css';

const MAX_SHOWN_PER_DAY = 3;

interface MonthTableProps {
  month: string;
  events: readonly EventItem[];
  now: string;
  zone: string;
}

/**
 * The days of a month with the events that start on them. All rows have the same height, so nothing shifts when the
 * time zone becomes known.
 */
export function MonthTable({ month, events, now, zone }: MonthTableProps) {
  const today = zonedDate(now, zone)?.date;
  const dated = events.map((event) => ({ event, date: zonedDate(event.startAt, zone)?.date }));
  const getEventsOn = (day: string) => dated.flatMap(({ event, date }) => (date === day ? [event] : []));
  return (
    <MonthFrame month={month}>
      {getWeeks(month).map((week) => (
        <tr key={week[0]}>
          {week.map((date) => (
            <td
              key={date}
              className={cx(styles.day, getMonth(date) !== month && styles.other, date === today && styles.today)}
              aria-current={date === today ? 'date' : undefined}
            >
              <Day date={date} events={getEventsOn(date)} linked={getMonth(date) === month} now={now} zone={zone} />
            </td>
          ))}
        </tr>
      ))}
    </MonthFrame>
  );
}

interface DayProps {
  date: string;
  events: readonly EventItem[];
  /** True if the events have cards below the table to jump to. */
  linked: boolean;
  now: string;
  zone: string;
}

function Day({ date, events, linked, now, zone }: DayProps) {
  const [first] = events;
  const more = events.length - MAX_SHOWN_PER_DAY;
  return (
    <>
      <time className={styles.number} dateTime={date}>
        {Number(date.slice(8))}
      </time>
      {first ? (
        <>
          {linked ? (
            <a className={styles.jump} href={`#event-${first._id}`}>
              <span className="visually-hidden">{`${formatQuantity(events.length, 'event')} on ${dayTitle(date)}`}</span>
            </a>
          ) : null}
          <ul className={styles.events}>
            {events.slice(0, more > 0 ? MAX_SHOWN_PER_DAY - 1 : MAX_SHOWN_PER_DAY).map((event) => (
              <li key={event._id}>
                <Link
                  className={cx(styles.event, eventState(event, Date.parse(now)) === 'live' && styles.live)}
                  href={paths.event(event)}
                  title={event.title}
                >
                  <span className={styles.time}>{zonedDate(event.startAt, zone)?.clock}</span>{' '}
                  <span dir="auto">{event.title}</span>
                </Link>
              </li>
            ))}
            {more > 0 ? (
              <li>
                <Link className={styles.more} href={listPathFrom(first)}>
                  {more + 1} more<span className="visually-hidden"> on {dayTitle(date)}</span>
                </Link>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
    </>
  );
}
