import { createAction } from '@reduxjs/toolkit';
import type { Comment } from '@/contract/comment';
import { lazyReducer } from '@/store/lazy-reducer';
import { idleRequest, type RequestState, type StoredError } from '../request/request-state';

/** The comments of one object, newest first; answers oldest first. */
export interface CommentThread {
  items: Comment[];
  total: number;
  /** Own answers at its end that no page has brought yet: others may stand before them. */
  ahead: readonly string[];
  requesting: boolean;
  error: StoredError | null;
}

export interface CommentState {
  /** What is being talked about on the page; empty = nothing. */
  activeObject: { _id: string };
  /** Threads by object; the replies to a comment are the thread of its id. */
  commentMapping: Record<string, CommentThread>;
  /** The last comment sent. */
  comment: RequestState<Comment>;
  /** What it was about. */
  sentTo: string;
  /** The comment that is being changed; one at a time. */
  editing: Editing | null;
  /** Comments taken off the page that the server still has, with where they stood. */
  removals: Record<string, { comment: Comment; place: number }>;
}

interface Editing {
  _id: string;
  requesting: boolean;
  error: StoredError | null;
}

export const emptyThread = (): CommentThread => ({ items: [], total: 0, ahead: [], requesting: false, error: null });

export const initialComment: CommentState = { activeObject: { _id: '' }, commentMapping: {}, comment: idleRequest(), sentTo: '', editing: null, removals: {} };

export const commentReducer = lazyReducer(initialComment);

/** A page is about something else now, or about nothing. */
export const activeObjectChanged = createAction<{ _id: string }>('comment/activeObjectChanged');
