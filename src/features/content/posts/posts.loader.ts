import { rangeOf, readView } from '@/lib/lists/list-address';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { staysAt } from '@/lib/page/is-same-page';
import type { StoryCircle } from '@/entities/story/stories';
import type { PageScope } from '@/store/page-scope';
import { loadPosts } from '@/store/post/post.saga';
import { loadStoryRing } from '@/store/story/load-story-ring';
import { loadPostChoices, type PostChoices } from './post-filters';
import { POST_LIST, postQuery, type PostFilter } from './post-list';

export interface PostsPage extends ListFacts<PostFilter> {
  choices: PostChoices;
  /** Null if they failed to load. */
  stories: StoryCircle[] | null;
}

export async function loadPostsPage(scope: PageScope): Promise<PageOutcome<PostsPage>> {
  const view = readView(POST_LIST, scope.query);
  const { performer } = view.filters;
  const [list, choices, stories] = await Promise.all([
    scope.run(loadPosts, { ...postQuery(view), ...rangeOf(view) }, { reuse: staysAt(scope.path) }),
    loadPostChoices(scope.services, performer),
    loadStoryRing(scope, performer),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const entries = items.map((post) => ({ name: post.title, path: paths.post(post) }));
  return listOutcome(POST_LIST, view, list, { view, total, entries, choices, stories });
}
