import { CalendarDays, CircleAlert, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { StatusTag } from '../shared/status-tag';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import type { MenuEntry } from '@/components/menu/menu';
import { RowMenu } from '../shared/row-menu';
import { PageLinks } from '../shared/page-links';
import { deleteEntries, editLink, pageLink } from '../shared/use-content-actions';
import { LocalTime } from '@/components/text/local-time';
import { TokenAmount } from '@/components/text/price';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { toWallTime } from './zoned-time';
import { copyLink } from './event-links';
import { MoveForm } from './move-form';
import type { OwnEvent } from './own-event';
import { EVENT_STATES } from './event-labels';
import type { useCalendar } from './use-calendar';
import styles from './day-panel.module.css';

interface DayEventProps {
  event: OwnEvent;
  /** In ms. */
  now: number;
  isJustSaved: boolean;
  calendar: ReturnType<typeof useCalendar>;
  onMove: (day: string) => void;
  onRemove: () => void;
}

export function DayEvent({ event, now, isJustSaved, calendar: { zone, failures }, onMove, onRemove }: DayEventProps) {
  const [moving, setMoving] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const state = eventState(event, now);
  const hasStarted = Date.parse(event.startAt) <= now;
  const entries: MenuEntry[] = [
    editLink(studioPaths.eventEdit(event)),
    ...(hasStarted
      ? []
      : [
          {
            kind: 'action' as const,
            key: 'move',
            label: 'Move to another day',
            onSelect: () => setMoving(true),
            icon: <CalendarDays />,
          },
        ]),
    copyLink(event),
    ...(state === 'canceled' ? [] : [pageLink(paths.event(event), <ExternalLink />)]),
    ...(event.isBooked ? [] : deleteEntries(onRemove)),
  ];
  return (
    <li ref={row} className={cx(styles.event, isJustSaved && styles.saved, state === 'canceled' && styles.off)}>
      <div className={styles.top}>
        <div className={styles.text}>
          <Link href={studioPaths.eventEdit(event)} className={styles.name} dir="auto">
            {event.title}
          </Link>
          <p className={styles.time}>
            <LocalTime iso={event.startAt} until={event.endAt} />
          </p>
          <p className={styles.facts}>
            <StatusTag {...EVENT_STATES[state]} />
            {event.isPrivate ? (
              <span>
                Private, <TokenAmount amount={event.price} />
              </span>
            ) : null}
            {event.isBooked ? <span>Booked</span> : null}
            {isJustSaved ? <span role="status">Saved</span> : null}
          </p>
        </div>
        <RowMenu name={event.title} entries={entries} />
      </div>
      {isJustSaved && state !== 'canceled' ? <PageLinks title={event.title} path={paths.event(event)} /> : null}
      {failures[event._id] ? (
        <p className={styles.failure} role="alert">
          <CircleAlert />
          <span dir="auto">{failures[event._id]}</span>
        </p>
      ) : null}
      {moving ? (
        <MoveForm
          title={event.title}
          day={toWallTime(event.startAt, zone)?.date ?? ''}
          onMove={(day) => {
            setMoving(false);
            onMove(day);
          }}
          onCancel={() => {
            setMoving(false);
            // Return the focus to the menu button that opened the form.
            row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
          }}
        />
      ) : null}
    </li>
  );
}
