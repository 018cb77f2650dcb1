import { VideoCard } from '@/entities/video/video-card';
import { ListPage } from '@/components/listing/list-page';
import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { moreVideosRequested, videosRequested } from '@/store/video/video.slice';
import { videoFilters } from './video-filters';
import { VIDEO_LIST, videoQuery, type VideoListView } from './video-list';
import type { VideosPage } from './videos.loader';

function useVideoList(view: VideoListView) {
  const dispatch = useAppDispatch();
  const query = videoQuery(view);
  const videos = useAppSelector((state) => state.video.videos);
  return {
    list: useDelayedValue(videos, videos.key === listKey(query)),
    onMore: () => dispatch(moreVideosRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(videosRequested({ ...query, ...rangeOf(view) })),
  };
}

export const VideosScreen = ({ view, categories }: VideosPage) => (
  <ListPage
    title="Videos"
    noun="video"
    plural="videos"
    rules={VIDEO_LIST}
    view={view}
    set={videoFilters(categories)}
    {...useVideoList(view)}
    kind="video"
    card={(video, priority) => <VideoCard key={video._id} video={video} heading="h2" priority={priority} />}
    drawing="videos"
  />
);
