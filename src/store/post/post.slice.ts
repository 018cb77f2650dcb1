import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Post, PostSearchQuery } from '@/contract/post';
import { listReducers } from '../list/list-reducers';
import { emptyList, type ListState } from '../list/list-state';
import { pageDataInvalidated, isVisitorChange } from '../session/session.actions';

interface PostState {
  posts: ListState<Post>;
}

const initialPost: PostState = { posts: emptyList() };

export const postsRequested = createAction<PostSearchQuery>('post/postsRequested');
export const morePostsRequested = createAction<PostSearchQuery>('post/morePostsRequested');

const posts = listReducers<PostState, Post>((state) => ({ meta: state.posts, page: state.posts }));

const postSlice = createSlice({
  name: 'post',
  initialState: initialPost,
  reducers: {
    postsStarted: posts.requested,
    postsLoaded: posts.loaded,
    postsFailed: posts.failed,
    /** Their counts changed: the next page with posts loads them again. */
    postsOutdated: posts.doubted,
  },
  extraReducers: (builder) =>
    builder.addCase(pageDataInvalidated, posts.doubted).addMatcher(isVisitorChange, posts.forgotten),
});

export const postReducer = postSlice.reducer;
export const { postsStarted, postsLoaded, postsFailed, postsOutdated } = postSlice.actions;
