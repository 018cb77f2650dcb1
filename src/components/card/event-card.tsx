import type { EventItem } from '@/contract/event';
import { cx } from '@/components/cx';
import { TokenAmount } from '@/components/text/price';
import { paths } from '@/lib/paths';
import { Card } from './card';
import type { CardHeading } from './card';
import cardStyles from './card.module.css';
import styles from './event-card.module.css';

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

interface EventCardProps {
  event: EventItem;
  /** It has begun and not ended. */
  live?: boolean;
  heading?: CardHeading;
}

/** What is planned, with its day as a calendar leaf. Times are UTC until the visitor's zone is known. */
export function EventCard({ event, live, heading }: EventCardProps) {
  const start = new Date(event.startAt);
  const known = !Number.isNaN(start.getTime());
  return (
    <Card
      className={styles.event}
      href={paths.event(event)}
      title={event.title}
      heading={heading}
      picture={
        <span className={styles.leaf} aria-hidden="true">
          <span className={cx(styles.month, live && styles.live)}>{live ? 'Live' : known ? month.format(start) : ''}</span>
          <span className={styles.day}>{known ? start.getUTCDate() : '?'}</span>
        </span>
      }
    >
      {event.performer && (
        <p className={cardStyles.line} dir="auto">
          {event.performer.name}
        </p>
      )}
      <p className={styles.when}>
        {live && <span className="visually-hidden">Live now</span>}
        {known && (
          <time dateTime={event.startAt}>
            <span className="visually-hidden">
              {start.getUTCDate()} {month.format(start)},{' '}
            </span>
            {clock.format(start)} UTC
          </time>
        )}
        {event.isPrivate && event.price !== undefined && <TokenAmount amount={event.price} />}
      </p>
    </Card>
  );
}
