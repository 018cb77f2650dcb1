import type { Post, PostSearchQuery } from '@/contract/post';
import { postForCard } from '@/entities/card-data';
import { listLoader, watchList, type ListSource } from '../list/list.saga';
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

export const loadPosts = listLoader(postList);

export function* watchPosts(): Saga {
  yield* watchList(postList, postsRequested, morePostsRequested);
}
