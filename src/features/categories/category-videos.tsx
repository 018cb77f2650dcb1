import { ButtonLink } from '@/components/button/button-link';
import { VideoCard } from '@/components/card/video-card';
import { ListResults } from '@/components/listing/list-results';
import { useHeld } from '@/components/listing/use-held';
import { EmptyState } from '@/components/state/empty-state';
import type { Category } from '@/contract/category';
import { PAGE_SIZE, rangeOf, type ListView } from '@/lib/list-address';
import { paths } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { moreVideosAsked, videosAsked } from '@/store/video/video.slice';
import { categoryList, categoryQuery } from './category-list';

export function CategoryVideos({ category, view }: { category: Category; view: ListView<never> }) {
  const dispatch = useAppDispatch();
  const query = categoryQuery(category);
  const videos = useAppSelector((state) => state.video.videos);
  const list = useHeld(videos, videos.key === listKey(query));
  return (
    <ListResults
      rules={categoryList(category, 'videos')}
      view={view}
      list={list}
      kind="video"
      noun="videos"
      card={(video, index) => <VideoCard key={video._id} video={video} heading="h2" priority={index < 4} />}
      empty={
        <EmptyState drawing="videos" title="There are no videos on this topic yet." action={<ButtonLink href={paths.videos}>See all videos</ButtonLink>}>
          <p>Other topics have more.</p>
        </EmptyState>
      }
      onMore={() => dispatch(moreVideosAsked({ ...query, limit: PAGE_SIZE }))}
      onRetry={() => dispatch(videosAsked({ ...query, ...rangeOf(view) }))}
    />
  );
}
