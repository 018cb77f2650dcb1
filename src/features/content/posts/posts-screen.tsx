import { PostCard } from '@/entities/post/post-card';
import { ListPage } from '@/components/listing/list-page';
import { StoryRing } from '@/entities/story/story-ring';
import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { morePostsRequested, postsRequested } from '@/store/post/post.slice';
import { postFilters } from './post-filters';
import { POST_LIST, postQuery, type PostListView } from './post-list';
import type { PostsPage } from './posts.loader';
import styles from './posts-screen.module.css';

function usePostList(view: PostListView) {
  const dispatch = useAppDispatch();
  const query = postQuery(view);
  const posts = useAppSelector((state) => state.post.posts);
  return {
    list: useDelayedValue(posts, posts.key === listKey(query)),
    onMore: () => dispatch(morePostsRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(postsRequested({ ...query, ...rangeOf(view) })),
  };
}

export const PostsScreen = ({ view, choices, stories }: PostsPage) => (
  <ListPage
    title="Posts"
    noun="post"
    plural="posts"
    rules={POST_LIST}
    view={view}
    set={postFilters(choices)}
    {...usePostList(view)}
    kind="video"
    card={(post, priority) => (
      <PostCard
        key={post._id}
        post={post}
        heading="h2"
        priority={priority}
        ofPerformer={view.filters.performer !== undefined}
      />
    )}
    drawing="letter"
  >
    <div className={styles.stories}>
      <StoryRing stories={stories} />
    </div>
  </ListPage>
);
