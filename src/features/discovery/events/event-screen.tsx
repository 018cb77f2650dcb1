import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { PersonLink } from '@/entities/performer/person-link';
import { Picture } from '@/components/picture/picture';
import { useNow } from '@/components/text/use-now';
import { eventState } from '@/entities/event/event-status';
import { toDescription } from '@/lib/format/plain-text';
import { paths } from '@/lib/page/paths';
import { CardRow } from '@/components/card/card-row';
import { EventCard } from '@/entities/event/event-card';
import { VideoCard } from '@/entities/video/video-card';
import { BlockError } from '@/components/empty-error-states/error-state';
import { withQuery } from '@/lib/lists/query';
import type { EventPage } from './event.loader';
import { EventSide } from './event-side';
import { useRelatedToEvent } from './use-related-to-event';
import styles from './event-screen.module.css';

const SECOND_MS = 1000;

export function EventScreen(page: EventPage) {
  const { event } = page;
  const description = toDescription(event.description);
  const now = useNow(page.now, SECOND_MS);
  const state = eventState(event, now);
  return (
    <article className={styles.screen}>
      <Breadcrumbs
        items={[{ label: 'Home', href: paths.home }, { label: 'Events', href: paths.events }, { label: event.title }]}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Picture
            src={event.image?.url ?? event.image?.thumbnails?.[0]}
            alt=""
            ratio="video"
            placeholder="event"
            priority
          />
          <h1 className={styles.title} dir="auto">
            {event.title}
          </h1>
          {event.performer ? <PersonLink person={event.performer} showLive /> : null}
        </div>
        <EventSide event={event} state={state} now={now} />
        {description ? (
          <p className={styles.text} dir="auto">
            {description}
          </p>
        ) : null}
      </div>
      <FurtherRow {...page} />
    </article>
  );
}

/** The row below an event; renders nothing if there are no items. */
function FurtherRow(page: EventPage) {
  const { event, now } = page;
  const { part, retrying, retry } = useRelatedToEvent(page);
  const { performer } = event;
  if (!part.ok)
    return (
      <BlockError
        title="More from this performer couldn’t be loaded."
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  const { content } = part;
  if (!performer || content.items.length === 0) return null;
  if (content.kind === 'videos') {
    return (
      <CardRow
        title={`Videos by ${performer.name}`}
        note="In case you missed the event"
        kind="video"
        seeAll={paths.performer(performer)}
      >
        {content.items.map((video) => (
          <VideoCard key={video._id} video={video} hidePerformer />
        ))}
      </CardRow>
    );
  }
  return (
    <CardRow
      title={`More events by ${performer.name}`}
      kind="wide"
      seeAll={withQuery(paths.performer(performer), { tab: 'events' })}
    >
      {content.items.map((item) => (
        <EventCard key={item._id} event={item} hidePerformer live={eventState(item, Date.parse(now)) === 'live'} />
      ))}
    </CardRow>
  );
}
