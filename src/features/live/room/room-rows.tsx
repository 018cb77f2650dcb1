import { CardRow } from '@/components/card/card-row';
import { LiveCard } from '@/entities/live-show/live-card';
import { VideoCard } from '@/entities/video/video-card';
import { BlockError } from '@/components/empty-error-states/error-state';
import { paths } from '@/lib/page/paths';
import type { RoomPage } from './room.loader';
import { useLatestContent, useOthers } from './use-room-rows';

/** The performer's latest videos. */
export function LatestRow({ page }: { page: RoomPage }) {
  const { part, retrying, retry } = useLatestContent(page);
  const { performer } = page;
  if (!part.ok)
    return (
      <BlockError
        title={`Videos by ${performer.name} couldn’t be loaded.`}
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (part.content.length === 0) return null;
  return (
    <CardRow title="Latest shows and videos" kind="video" seeAll={paths.performer(performer)}>
      {part.content.map((video) => (
        <VideoCard key={video._id} video={video} hidePerformer />
      ))}
    </CardRow>
  );
}

/** Other performers on air, loaded only if `wanted`. */
export function OthersRow({ page, wanted }: { page: RoomPage; wanted: boolean }) {
  const others = useOthers(page, wanted);
  if (!wanted || others.length === 0) return null;
  return (
    <CardRow title="Live now" kind="video" seeAll={paths.live}>
      {others.map((performer) => (
        <LiveCard key={performer._id} performer={performer} />
      ))}
    </CardRow>
  );
}
