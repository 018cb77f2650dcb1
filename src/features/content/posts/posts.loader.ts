import type { Post } from '@/contract/post';
import type { StoryCircle } from '@/entities/story/stories';
import type { ListFacts } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { loadListPage } from '@/store/list/load-list-page';
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

const source = {
  rules: POST_LIST,
  query: postQuery,
  load: loadPosts,
  entry: (post: Post) => ({ name: post.title, path: paths.post(post) }),
};

export const loadPostsPage = (scope: PageScope) =>
  loadListPage(scope, source, async ({ filters: { performer } }) => {
    const [choices, stories] = await Promise.all([
      loadPostChoices(scope.services, performer),
      loadStoryRing(scope, performer),
    ]);
    return { choices, stories };
  });
