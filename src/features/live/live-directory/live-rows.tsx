import { CardRow } from '@/components/card/card-row';
import { EventCard } from '@/entities/event/event-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { BlockError } from '@/components/empty-error-states/error-state';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import type { LivePage } from './live.loader';
import { useComing, usePopular } from './use-live-parts';

/** Upcoming events; renders nothing if there are none. */
export function ComingRow(page: LivePage) {
  const { part, retrying, retry } = useComing(page);
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

/** Suggestions, loaded only if nobody is on air. */
export function PopularRow(page: LivePage) {
  const { part, retrying, retry } = usePopular(page);
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
