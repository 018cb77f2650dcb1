import type { KeyboardEvent } from 'react';
import { useDroppable } from '@dnd-kit/core';
import { cx } from '@/components/cx';
import { dayTitle, zonedDate } from '@/lib/format/zoned-date';
import { getMonth } from '@/lib/format/month';
import { formatQuantity } from '@/lib/format/format';
import type { OnDay } from './event-days';
import { DraggableChip } from './draggable-chip';
import { MonthChip } from './month-chip';
import type { Release } from './release';
import styles from './month-grid.module.css';

const SHOWN = 3;

interface MonthDayProps {
  date: string;
  month: string;
  events: readonly OnDay[];
  releases: readonly Release[];
  zone: string;
  today: string;
  now: number;
  open: boolean;
  inTabOrder: boolean;
  onOpen: () => void;
  onWalk: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

const countText = (events: number, releases: number) =>
  [events > 0 && formatQuantity(events, 'event'), releases > 0 && formatQuantity(releases, 'release')]
    .filter(Boolean)
    .join(', ') || 'nothing planned';

export function MonthDay({
  date,
  month,
  events,
  releases,
  zone,
  today,
  now,
  open,
  inTabOrder,
  onOpen,
  onWalk,
}: MonthDayProps) {
  const { setNodeRef, isOver } = useDroppable({ id: date, disabled: date < today });
  const count = events.length + releases.length;
  const room = count > SHOWN ? SHOWN - 1 : SHOWN;
  const shown = events.slice(0, room);
  const shownReleases = releases.slice(0, room - shown.length);
  const more = count - shown.length - shownReleases.length;
  return (
    <td
      ref={setNodeRef}
      className={cx(
        styles.day,
        getMonth(date) !== month && styles.other,
        date === today && styles.today,
        open && styles.open,
        isOver && styles.over,
      )}
      aria-current={date === today ? 'date' : undefined}
    >
      <button
        type="button"
        className={styles.number}
        data-day={date}
        tabIndex={inTabOrder ? 0 : -1}
        aria-pressed={open}
        aria-label={`${dayTitle(date)}, ${countText(events.length, releases.length)}`}
        onClick={onOpen}
        onKeyDown={onWalk}
      >
        <span>{Number(date.slice(8))}</span>
      </button>
      {count > 0 ? (
        // Hidden from assistive technology: the day panel lists the same entries with their actions.
        <ul role="list" className={styles.events} aria-hidden="true">
          {shown.map(({ event, begins }) => (
            <li key={event._id}>
              {begins && Date.parse(event.startAt) > now ? (
                <DraggableChip event={event} zone={zone} onOpen={onOpen} />
              ) : (
                <MonthChip event={event} zone={zone} goesOn={!begins} />
              )}
            </li>
          ))}
          {shownReleases.map((release) => (
            <li key={release._id}>
              <ReleaseChip release={release} zone={zone} />
            </li>
          ))}
          {more > 0 ? <li className={styles.more}>{more} more</li> : null}
        </ul>
      ) : null}
    </td>
  );
}

const ReleaseChip = ({ release: { at, title }, zone }: { release: Release; zone: string }) => (
  <span className={`${styles.chip} ${styles.release}`} title={title}>
    <span className={styles.time}>{zonedDate(at, zone)?.clock.replace(':00', '')} </span>
    <bdi>{title}</bdi>
  </span>
);
