import { VideoCard } from '@/components/card/video-card';
import { ListResults } from '@/components/listing/list-results';
import { useHeld } from '@/components/listing/use-held';
import { EmptyState } from '@/components/state/empty-state';
import { ButtonLink } from '@/components/button/button-link';
import type { Performer } from '@/contract/performer';
import { PAGE_SIZE, rangeOf, type ListView } from '@/lib/list-address';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { moreVideosAsked, videosAsked } from '@/store/video/video.slice';
import { profileVideoList, profileVideoQuery } from './profile-videos';

/** The performer's videos, newest first. */
export function ProfileVideos({ performer, view }: { performer: Performer; view: ListView<never> }) {
  const dispatch = useAppDispatch();
  const query = profileVideoQuery(performer);
  const videos = useAppSelector((state) => state.video.videos);
  const list = useHeld(videos, videos.key === listKey(query));
  return (
    <ListResults
      rules={profileVideoList(performer)}
      view={view}
      list={list}
      kind="video"
      noun="videos"
      card={(video) => <VideoCard key={video._id} video={video} heading="h2" hidePerformer />}
      empty={
        <EmptyState drawing="videos" title={`${performer.name} has no videos yet.`} action={<ButtonLink href={paths.videos}>See all videos</ButtonLink>}>
          <p>There is more to watch in the meantime.</p>
        </EmptyState>
      }
      onMore={() => dispatch(moreVideosAsked({ ...query, limit: PAGE_SIZE }))}
      onRetry={() => dispatch(videosAsked({ ...query, ...rangeOf(view) }))}
    />
  );
}
