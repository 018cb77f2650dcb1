import type { Video } from '@/contract/video';
import { categoryForPage, fileForPage, mapPresent, statsForPage } from '@/entities/page-data';
import { creatorForPage } from '@/entities/performer/page-performer';
import { isUnpaid, reportUnpaid, withoutUrl } from '@/entities/access/unpaid';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { parseSeconds } from '@/entities/comment/rich-text';
import type { PageScope } from '@/store/page-scope';
import { loadRelatedVideos } from '@/store/video/video.saga';
import { pick } from '@/lib/record';
import { relatedVideosQuery } from './related-query';

/** Keeps the URL of the video file only if this visitor can watch it. */
function videoFileForPage(video: Video, viewerId: string): Video['video'] {
  const file = mapPresent(video.video, fileForPage);
  if (!file?.url || !isUnpaid(video, viewerId)) return file;
  reportUnpaid('video', video);
  return withoutUrl(file);
}

/** A video as its page shows it to this visitor; see `isUnpaid`. */
const videoForPage = (video: Video, viewerId: string): Video => ({
  ...pick(
    video,
    '_id',
    'title',
    'slug',
    'description',
    'status',
    'performerId',
    'performerIds',
    'categoryIds',
    'tags',
    'processing',
    'isSchedule',
    'scheduledAt',
    'createdAt',
    'updatedAt',
  ),
  ...pick(video, 'isSale', 'price', 'isLiked', 'isFavourited', 'isWatchedLater', 'isBought', 'isSubscribed'),
  performer: mapPresent(video.performer, creatorForPage),
  performers: video.performers?.map(creatorForPage),
  categories: video.categories?.map(categoryForPage),
  thumbnail: mapPresent(video.thumbnail, fileForPage),
  teaser: mapPresent(video.teaser, fileForPage),
  video: videoFileForPage(video, viewerId),
  stats: statsForPage(video.stats),
});

export interface WatchProps {
  video: Video;
  /** Start position in seconds (`?t=`). */
  startAt: number | null;
}

/**
 * Loads a video. Content around it may fail on its own. `besides` loads what another feature shows on the page once the
 * video is known.
 */
export async function loadWatch(
  scope: PageScope,
  besides: (video: Video) => Promise<unknown>,
): Promise<PageOutcome<WatchProps>> {
  const { services, query, run, signal, getState } = scope;
  try {
    const { data: video } = await services.videos.get(readParameter(query, 'id'), { signal });
    await Promise.all([run(loadRelatedVideos, relatedVideosQuery(video)), besides(video)]);
    return ok({
      video: videoForPage(video, getState().user.current._id),
      startAt: parseSeconds(readParameter(query, 't')),
    });
  } catch (error) {
    return outcomeOfError(error);
  }
}
