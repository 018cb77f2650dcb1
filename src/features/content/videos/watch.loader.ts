import type { Video } from '@/contract/video';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { videoForPage } from '@/entities/page-data';
import { readParameter } from '@/lib/lists/query';
import { parseSeconds } from '@/entities/comment/rich-text';
import type { PageScope } from '@/store/page-scope';
import { loadRelatedVideos } from '@/store/video/video.saga';
import { relatedQuery } from './related-query';

export interface WatchProps {
  video: Video;
  /** Start position in seconds (`?t=`). */
  startAt: number | null;
}

/** Loads a video. Content around it may fail on its own. `besides` loads what another feature shows on the page once the video is known. */
export async function loadWatch(
  scope: PageScope,
  besides: (video: Video) => Promise<unknown>,
): Promise<PageOutcome<WatchProps>> {
  const { services, query, run, signal, getState } = scope;
  try {
    const { data: video } = await services.videos.get(readParameter(query, 'id'), { signal });
    await Promise.all([run(loadRelatedVideos, relatedQuery(video)), besides(video)]);
    return ok({
      video: videoForPage(video, getState().user.current._id),
      startAt: parseSeconds(readParameter(query, 't')),
    });
  } catch (error) {
    return outcomeOfError(error);
  }
}
