import { CalendarPlus, Eye, Flag, Pencil, Radio } from 'lucide-react';
import { Badge } from '@/components/badge/badge';
import { ButtonLink } from '@/components/button/button-link';
import { LocalTime } from '@/components/text/local-time';
import type { EventItem } from '@/contract/event';
import type { EventState } from '@/entities/event/event-status';
import { withGuestView } from '@/lib/page/guest-view';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { pluralize } from '@/lib/format/format';
import { priceText } from './event-price';
import { timeLeft, timeLeftText } from './time-left';
import styles from './event-side.module.css';

interface EventSideProps {
  event: EventItem;
  state: EventState;
  /** Current time in ms. */
  now: number;
}

export function EventSide({ event, state, now }: EventSideProps) {
  const ownerId = event.performerId ?? event.performer?._id;
  const isOwn = useAppSelector(({ user }) => ownerId !== undefined && user.current._id === ownerId);
  return (
    <section className={styles.side} aria-label="Time and price">
      <Standing event={event} state={state} now={now} />
      <dl className={styles.facts}>
        <div>
          <dt>When</dt>
          <dd>
            <LocalTime iso={event.startAt} until={event.endAt} show="full" />
          </dd>
        </div>
        <div>
          <dt>Entry</dt>
          <dd>
            {priceText(event)}
            {event.isPrivate && event.price && (state === 'coming' || state === 'live') ? (
              <span className={styles.note}>You pay when you join the show.</span>
            ) : null}
          </dd>
        </div>
        {event.location ? (
          <div>
            <dt>Where</dt>
            <dd dir="auto">{event.location}</dd>
          </div>
        ) : null}
      </dl>
      {state === 'live' && event.performer ? (
        <ButtonLink variant="primary" wide icon={<Radio />} href={paths.stream(event.performer)}>
          Join the show
        </ButtonLink>
      ) : null}
      {state === 'coming' || state === 'live' ? (
        // `download` keeps the router from handling the file as a page.
        <ButtonLink wide icon={<CalendarPlus />} href={paths.eventCalendar(event)} download>
          Add to calendar
        </ButtonLink>
      ) : null}
      {isOwn ? (
        <>
          <ButtonLink wide icon={<Pencil />} href={studioPaths.eventEdit(event)}>
            Edit
          </ButtonLink>
          <ButtonLink wide icon={<Eye />} href={withGuestView(paths.event(event))} rel="nofollow">
            View as guest
          </ButtonLink>
        </>
      ) : (
        <ButtonLink
          variant="ghost"
          wide
          icon={<Flag />}
          href={paths.contact(paths.event(event), event.title)}
          rel="nofollow"
        >
          Report event
        </ButtonLink>
      )}
      {state === 'past' || state === 'canceled' ? (
        <ButtonLink wide href={paths.events}>
          View upcoming events
        </ButtonLink>
      ) : null}
    </section>
  );
}

function Standing({ event, state, now }: EventSideProps) {
  switch (state) {
    case 'coming':
      return (
        <div className={styles.standing}>
          <h2 className={styles.heading}>Starts in</h2>
          <Countdown until={event.startAt} now={now} />
        </div>
      );
    case 'live':
      return (
        <div className={styles.standing}>
          <Badge state={{ kind: 'live' }} className={styles.badge} />
          <h2 className={styles.heading}>Happening now</h2>
        </div>
      );
    case 'past':
      return (
        <div className={styles.standing}>
          <h2 className={styles.heading}>This event has ended</h2>
        </div>
      );
    case 'canceled':
      return (
        <div className={styles.standing}>
          <h2 className={styles.heading}>This event was canceled</h2>
          <p className={styles.note}>It won’t take place. If you added it to your calendar, remove it there.</p>
        </div>
      );
  }
}

const UNITS = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
] as const;

/** Countdown to the start of an event: its largest units, with seconds in the last hour. */
function Countdown({ until, now }: { until: string; now: number }) {
  const left = timeLeft(Date.parse(until) - now);
  const units = left.days > 0 ? UNITS.slice(0, 3) : left.hours > 0 ? UNITS.slice(1, 3) : UNITS.slice(2);
  return (
    <div role="timer" aria-label="Time until start">
      <p className="visually-hidden">Starts in {timeLeftText(left)}</p>
      <p className={styles.clock} aria-hidden="true">
        {units.map(([unit, one]) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.figure}>{String(left[unit]).padStart(2, '0')}</span>
            <span className={styles.name}>{pluralize(left[unit], one)}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
