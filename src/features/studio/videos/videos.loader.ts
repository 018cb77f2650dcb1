import type { OwnVideo } from '@/contract/video';
import { pick } from '@/lib/record';
import { orIfUnsupported } from '@/lib/http/errors';
import { fetchMatchingContent } from '../shared/fetch-matching';
import { toList, type List } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { OWN_VIDEOS, type OwnVideoListView } from './video-list';

export interface OwnVideosPage extends ListProps<OwnVideo> {
  view: OwnVideoListView;
  /** False if the back end has no such list. */
  offered: boolean;
  /** False if these are the public ones, which can't be filtered by status. */
  isOwn: boolean;
}

const videoForRow = (own: OwnVideo): OwnVideo => ({
  ...pick(own, '_id', 'title', 'slug', 'status', 'processing', 'fileError', 'isSale', 'price', 'sold'),
  ...pick(own, 'isSchedule', 'scheduledAt', 'createdAt'),
  thumbnail: own.thumbnail && { url: own.thumbnail.url, thumbnails: own.thumbnail.thumbnails?.slice(0, 1) },
  video: own.video && { duration: own.video.duration },
  stats: { views: own.stats?.views, likes: own.stats?.likes, comments: own.stats?.comments },
});

/** Videos of a view in every status; public ones only if the back end has no owner list. */
export async function fetchOwnVideos(
  { videos }: Services,
  performerId: string,
  view: OwnVideoListView,
  signal?: AbortSignal,
): Promise<List<OwnVideo> & { isOwn: boolean }> {
  const query = { ...OWN_VIDEOS.query(view), ...getRange(view) };
  const { processing: _processing, status: _status, isSchedule: _isSchedule, ...asGuest } = query;
  const { items, ...list } = await orIfUnsupported<List<OwnVideo> & { isOwn: boolean }>(
    async () => ({
      ...(await fetchMatchingContent(query, (filters) => videos.searchOwn(filters, { signal }))),
      isOwn: true,
    }),
    async () => ({ ...toList(await videos.search({ ...asGuest, performerId }, { signal })), isOwn: false }),
  );
  return { ...list, items: items.map(videoForRow) };
}

export function loadOwnVideos({ services, getState, query, signal }: PageScope): Promise<PageOutcome<OwnVideosPage>> {
  const view = readView(OWN_VIDEOS.rules, query);
  return loadList(OWN_VIDEOS.rules, { view, offered: true, isOwn: true }, () =>
    fetchOwnVideos(services, getState().user.current._id, view, signal),
  );
}
