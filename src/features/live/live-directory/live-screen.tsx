import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { CardRow } from '@/components/card/card-row';
import { EventCard } from '@/entities/event/event-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import { OnAirGrid } from './on-air-grid';
import type { LivePage } from './live.loader';
import { useUpcomingEvents, usePopularPerformers } from './use-live-suggestions';
import { useOnAir } from './use-on-air';
import styles from './live-screen.module.css';

export function LiveScreen(page: LivePage) {
  const { part, retrying, retry } = useOnAir(page);
  return (
    <div className={styles.screen}>
      <div>
        <SectionHeader heading="h1" title="Live now" note="Performers who are live right now." />
        {part.ok ? (
          <OnAirGrid {...part.content} show={page.show} />
        ) : (
          <BlockError
            title="Live performers couldn’t be loaded."
            message={part.message}
            onRetry={retry}
            retrying={retrying}
          />
        )}
      </div>
      <ComingRow {...page} />
      <PopularRow {...page} />
    </div>
  );
}

function ComingRow(page: LivePage) {
  const { part, retrying, retry } = useUpcomingEvents(page);
  if (!part.ok)
    return (
      <BlockError
        title="Upcoming events couldn’t be loaded."
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (part.content.length === 0) return null;
  return (
    <CardRow title="Upcoming events" kind="wide" seeAll={paths.events}>
      {part.content.map((event) => (
        <EventCard key={event._id} event={event} live={eventState(event, Date.parse(page.now)) === 'live'} />
      ))}
    </CardRow>
  );
}

/** Suggestions, loaded only if no one is live. */
function PopularRow(page: LivePage) {
  const { part, retrying, retry } = usePopularPerformers(page);
  if (!part.ok)
    return (
      <BlockError
        title="Popular performers couldn’t be loaded."
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (part.content.length === 0) return null;
  return (
    <CardRow title="Popular performers" kind="performer" seeAll={paths.performers}>
      {part.content.map((performer) => (
        <PerformerCard key={performer._id} performer={performer} />
      ))}
    </CardRow>
  );
}
