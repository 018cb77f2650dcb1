import type { Post, PostSearchQuery } from '@/contract/post';
import { postForCard } from '@/entities/card-data';
import { loadList, watchList, type ListSource, type LoadListOptions } from '../list/list.saga';
import type { Saga } from '../saga';
import { morePostsRequested, postsRequested, postsFailed, postsLoaded, postsStarted } from './post.slice';

const postList: ListSource<PostSearchQuery, Post> = {
  fetch: ({ posts }, query, options) => posts.search(query, options),
  toListItem: postForCard,
  select: ({ post }) => ({ meta: post.posts, page: post.posts }),
  requested: postsStarted,
  loaded: postsLoaded,
  failed: postsFailed,
};

export const loadPosts = (query: PostSearchQuery, options?: LoadListOptions) => loadList(postList, query, options);

export function* watchPosts(): Saga {
  yield* watchList(postList, postsRequested, morePostsRequested);
}
