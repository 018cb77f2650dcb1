import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { PersonLink } from '@/entities/performer/person-link';
import { Picture } from '@/components/picture/picture';
import { useNow } from '@/components/text/use-now';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import type { EventPage } from './event.loader';
import { EventSide } from './event-side';
import { FurtherRow } from './further-row';
import styles from './event-screen.module.css';

const SECOND_MS = 1000;

export function EventScreen(page: EventPage) {
  const { event } = page;
  const now = useNow(page.now, SECOND_MS);
  const state = eventState(event, now);
  return (
    <article className={styles.screen}>
      <Breadcrumbs
        items={[{ label: 'Home', href: paths.home }, { label: 'Events', href: paths.events }, { label: event.title }]}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Picture src={event.image?.url ?? event.image?.thumbnails?.[0]} alt="" ratio="video" blank="event" priority />
          <h1 className={styles.title} dir="auto">
            {event.title}
          </h1>
          {event.performer ? <PersonLink person={event.performer} showLive /> : null}
        </div>
        <EventSide event={event} state={state} now={now} />
        {event.description ? (
          <p className={styles.text} dir="auto">
            {event.description}
          </p>
        ) : null}
      </div>
      <FurtherRow {...page} />
    </article>
  );
}
