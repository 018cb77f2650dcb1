import type { Video, VideoSearchQuery } from '@/contract/video';
import { videoForCard } from '@/entities/card-data';
import { listLoader, watchList, type ListSource } from '../list/list.saga';
import type { Saga } from '../saga';
import {
  moreVideosRequested,
  relatedVideosRequested,
  relatedVideosFailed,
  relatedVideosLoaded,
  relatedVideosStarted,
  videosRequested,
  videosFailed,
  videosLoaded,
  videosStarted,
} from './video.slice';

const videoList: ListSource<VideoSearchQuery, Video> = {
  fetch: ({ videos }, query, options) => videos.search(query, options),
  toListItem: videoForCard,
  select: ({ video }) => ({ meta: video.videos, page: video.videos }),
  requested: videosStarted,
  loaded: videosLoaded,
  failed: videosFailed,
};

const relatedList: ListSource<VideoSearchQuery, Video> = {
  fetch: videoList.fetch,
  toListItem: videoForCard,
  select: ({ video }) => ({ meta: video.relatedVideos, page: video.relatedVideos }),
  requested: relatedVideosStarted,
  loaded: relatedVideosLoaded,
  failed: relatedVideosFailed,
};

export const loadVideos = listLoader(videoList);
export const loadRelatedVideos = listLoader(relatedList);

export function* watchVideos(): Saga {
  yield* watchList(videoList, videosRequested, moreVideosRequested);
  yield* watchList(relatedList, relatedVideosRequested);
}
