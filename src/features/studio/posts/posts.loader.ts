import type { Feed } from '@/contract/feed';
import { withoutMarks } from '@/entities/post/post-markup';
import { pick } from '@/lib/record';
import { fetchMatchingContent } from '../shared/fetch-matching';
import type { List } from '../shared/list-reply';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { cutText } from '@/lib/format/format';
import { postStats } from './post-facts';
import { OWN_POSTS, type OwnPostListView } from './post-list';

export interface OwnPostsPage extends ListProps<Feed> {
  view: OwnPostListView;
  /** False if the back end has no posts of performers. */
  offered: boolean;
}

const MAX_TEXT_LENGTH = 200;

const postForRow = (post: Feed): Feed => ({
  ...pick(post, '_id', 'type', 'title', 'slug', 'isSale', 'price', 'status', 'processing', 'fileError'),
  ...pick(post, 'isSchedule', 'scheduledAt', 'createdAt', 'totalLike', 'totalComment', 'sold'),
  stats: postStats(post),
  text: post.text && cutText(withoutMarks(post.text), MAX_TEXT_LENGTH),
  files: post.files?.map((file) => ({
    ...pick(file, '_id', 'type', 'mimeType', 'url'),
    thumbnails: file.thumbnails?.slice(0, 1),
  })),
});

export async function fetchOwnPosts(
  { feeds }: Services,
  view: OwnPostListView,
  signal?: AbortSignal,
): Promise<List<Feed>> {
  const { items, ...list } = await fetchMatchingContent({ ...OWN_POSTS.query(view), ...getRange(view) }, (query) =>
    feeds.searchOwn(query, { signal }),
  );
  return { ...list, items: items.map(postForRow) };
}

export function loadOwnPosts({ services, query, signal }: PageScope): Promise<PageOutcome<OwnPostsPage>> {
  const view = readView(OWN_POSTS.rules, query);
  return loadList(OWN_POSTS.rules, { view, offered: true }, () => fetchOwnPosts(services, view, signal));
}
