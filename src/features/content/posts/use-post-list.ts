import { useDelayedValue } from '@/components/listing/use-delayed-value';
import { PAGE_SIZE, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { listKey } from '@/store/list/list-state';
import { morePostsRequested, postsRequested } from '@/store/post/post.slice';
import { postQuery, type PostListView } from './post-list';

/** The posts of a view from the store, with actions to load more. */
export function usePostList(view: PostListView) {
  const dispatch = useAppDispatch();
  const query = postQuery(view);
  const posts = useAppSelector((state) => state.post.posts);
  return {
    list: useDelayedValue(posts, posts.key === listKey(query)),
    onMore: () => dispatch(morePostsRequested({ ...query, limit: PAGE_SIZE })),
    onRetry: () => dispatch(postsRequested({ ...query, ...rangeOf(view) })),
  };
}
