import type { EventItem } from '@/contract/event';
import { Badge } from '@/components/badge/badge';
import { LocalTime } from '@/components/text/local-time';
import { TokenAmount } from '@/components/text/price';
import { useTimeZone } from '@/components/text/use-time-zone';
import { zonedDate } from '@/lib/format/zoned-date';
import { paths } from '@/lib/page/paths';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import cardStyles from '@/components/card/card.module.css';
import styles from './event-card.module.css';

interface EventCardProps {
  event: EventItem;
  live?: boolean;
  heading?: CardHeading;
  /** Set in lists where all events are by the same performer. */
  hidePerformer?: boolean;
}

/** An event with its date as a calendar leaf, in the visitor's time zone. */
export function EventCard({ event, live, heading, hidePerformer }: EventCardProps) {
  const start = zonedDate(event.startAt, useTimeZone());
  return (
    <Card
      className={styles.event}
      href={paths.event(event)}
      title={event.title}
      heading={heading}
      picture={
        <span className={styles.leaf} aria-hidden="true">
          <span className={styles.month}>{start?.month}</span>
          <span className={styles.day}>{start?.day ?? '?'}</span>
        </span>
      }
    >
      {!hidePerformer && event.performer && (
        <p className={cardStyles.line} dir="auto">
          {event.performer.name}
        </p>
      )}
      <p className={styles.when}>
        {live && <Badge state={{ kind: 'live' }} />}
        {start && (
          <span>
            <span className="visually-hidden">{start.monthDay}, </span>
            <LocalTime iso={event.startAt} />
          </span>
        )}
        {event.isPrivate && event.price !== undefined && <TokenAmount amount={event.price} className={styles.price} />}
      </p>
    </Card>
  );
}
