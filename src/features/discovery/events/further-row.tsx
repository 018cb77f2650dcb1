import { CardRow } from '@/components/card/card-row';
import { EventCard } from '@/entities/event/event-card';
import { VideoCard } from '@/entities/video/video-card';
import { BlockError } from '@/components/empty-error-states/error-state';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import type { EventPage } from './event.loader';
import { useFurther } from './use-further';

/** The row below an event; renders nothing if there are no items. */
export function FurtherRow(page: EventPage) {
  const { event, now } = page;
  const { part, retrying, retry } = useFurther(page);
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
