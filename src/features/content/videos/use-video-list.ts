import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { moreVideosRequested, videosRequested } from '@/store/video/video.slice';
import { videoQuery, type VideoListView } from './video-list';

/** The videos of a view from the store, with actions to load more. */
export function useVideoList(view: VideoListView) {
  const dispatch = useAppDispatch();
  const query = videoQuery(view);
  const videos = useAppSelector((state) => state.video.videos);
  return {
    list: useDelayedValue(videos, videos.key === listKey(query)),
    onMore: () => dispatch(moreVideosRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(videosRequested({ ...query, ...rangeOf(view) })),
  };
}
