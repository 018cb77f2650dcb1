import type { ListReply } from '@/contract/envelope';
import type { OwnVideo } from '@/contract/video';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { orIfMissing } from '@/lib/http/missing-call';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { OWN_VIDEO_LIST, ownVideoQuery, type OwnVideoFilter, type OwnVideoListView } from './video-list';

export interface OwnVideosPage {
  view: OwnVideoListView;
  items: OwnVideo[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
  /** False if the back end has no such list. */
  offered: boolean;
}

/** A video reduced to the fields of its row. */
const videoForRow = ({
  _id,
  title,
  slug,
  status,
  processing,
  fileError,
  isSale,
  price,
  isSchedule,
  scheduledAt,
  createdAt,
  thumbnail,
  video,
  stats,
  sold,
}: OwnVideo): OwnVideo => ({
  _id,
  title,
  slug,
  status,
  processing,
  fileError,
  isSale,
  price,
  isSchedule,
  scheduledAt,
  createdAt,
  sold,
  thumbnail: thumbnail && { url: thumbnail.url, thumbnails: thumbnail.thumbnails?.slice(0, 1) },
  video: video && { duration: video.duration },
  stats: { views: stats?.views, likes: stats?.likes, comments: stats?.comments },
});

/** Videos of a view in every status; public ones only if the back end has no owner list (B11). */
export async function fetchOwnVideos(
  { videos }: Services,
  performerId: string,
  view: OwnVideoListView,
  signal?: AbortSignal,
): Promise<Pick<OwnVideosPage, 'items' | 'total'>> {
  const { processing: _processing, status: _status, ...query } = { ...ownVideoQuery(view), ...rangeOf(view) };
  const { data } = await orIfMissing<ListReply<OwnVideo>>(
    () => videos.searchOwn({ ...ownVideoQuery(view), ...rangeOf(view) }, { signal }),
    () => videos.search({ ...query, performerId }, { signal }),
  );
  return { items: data.data.map(videoForRow), total: data.total };
}

export async function loadOwnVideos({
  services,
  getState,
  query,
  signal,
}: PageScope): Promise<PageOutcome<OwnVideosPage>> {
  const view = readView<OwnVideoFilter>(OWN_VIDEO_LIST, query);
  try {
    const list = await fetchOwnVideos(services, getState().user.current._id, view, signal);
    return listOutcome(OWN_VIDEO_LIST, view, { ok: true, data: list }, { view, ...list, failure: null, offered: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const nothing = { view, items: [], total: 0 };
    if (isNoSuchCall(error)) return ok({ ...nothing, failure: null, offered: false });
    return listOutcome(
      OWN_VIDEO_LIST,
      view,
      { ok: false, error },
      { ...nothing, failure: error.message, offered: true },
    );
  }
}
