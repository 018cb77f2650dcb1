import type { Feed } from '@/contract/feed';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { OWN_POST_LIST, ownPostQuery, type OwnPostFilter, type OwnPostListView } from './post-list';

export interface OwnPostsPage {
  view: OwnPostListView;
  items: Feed[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
  /** False if the back end has no posts of performers. */
  offered: boolean;
}

const MAX_TEXT_LENGTH = 200;

/** A post reduced to the fields of its row. */
const postForRow = ({
  _id,
  type,
  title,
  slug,
  text,
  files,
  isSale,
  price,
  status,
  processing,
  fileError,
  isSchedule,
  scheduledAt,
  createdAt,
  totalLike,
  totalComment,
  sold,
}: Feed): Feed => ({
  _id,
  type,
  title,
  slug,
  text: text?.slice(0, MAX_TEXT_LENGTH),
  isSale,
  price,
  status,
  processing,
  fileError,
  isSchedule,
  scheduledAt,
  createdAt,
  totalLike,
  totalComment,
  sold,
  files: files?.map(({ _id: id, type: kind, mimeType, url, thumbnails }) => ({
    _id: id,
    type: kind,
    mimeType,
    url,
    thumbnails: thumbnails?.slice(0, 1),
  })),
});

export async function fetchOwnPosts(
  { feeds }: Services,
  view: OwnPostListView,
  signal?: AbortSignal,
): Promise<Pick<OwnPostsPage, 'items' | 'total'>> {
  const { data } = await feeds.searchOwn({ ...ownPostQuery(view), ...rangeOf(view) }, { signal });
  return { items: data.data.map(postForRow), total: data.total };
}

export async function loadOwnPosts({ services, query, signal }: PageScope): Promise<PageOutcome<OwnPostsPage>> {
  const view = readView<OwnPostFilter>(OWN_POST_LIST, query);
  try {
    const list = await fetchOwnPosts(services, view, signal);
    return listOutcome(OWN_POST_LIST, view, { ok: true, data: list }, { view, ...list, failure: null, offered: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const nothing = { view, items: [], total: 0 };
    if (isNoSuchCall(error)) return ok({ ...nothing, failure: null, offered: false });
    return listOutcome(
      OWN_POST_LIST,
      view,
      { ok: false, error },
      { ...nothing, failure: error.message, offered: true },
    );
  }
}
