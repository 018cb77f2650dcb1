import { createAction } from '@reduxjs/toolkit';
import type { Comment } from '@/contract/comment';
import { lazyReducer } from '@/store/lazy-reducer';
import { idleRequest, type RequestState, type StoredError } from '../request/request-state';

export type CommentOrder = 'newest' | 'oldest';

/** The comments of one object in the order of the last request, newest first by default; replies oldest first. */
export interface CommentThread {
  items: Comment[];
  total: number;
  order: CommentOrder;
  /** True while the items are still in another order. */
  isReordering: boolean;
  /** Ids of own replies at the end that no page has included yet: others may come before them. */
  ahead: readonly string[];
  requesting: boolean;
  error: StoredError | null;
}

export interface CommentState {
  /** The object of the page's comments; an empty id means none. */
  activeObject: { _id: string };
  /** Threads by object id; the replies to a comment are the thread of its id. */
  commentMapping: Record<string, CommentThread>;
  comment: RequestState<Comment>;
  /** Object id of that comment. */
  sentTo: string;
  /** The comment being edited; one at a time. */
  editing: Editing | null;
  /** Comments hidden on the page that the server still has, with their positions in the order of that time. */
  removals: Record<string, { comment: Comment; index: number; order: CommentOrder }>;
}

interface Editing {
  _id: string;
  requesting: boolean;
  error: StoredError | null;
}

export const emptyThread = (): CommentThread => ({
  items: [],
  total: 0,
  order: 'newest',
  isReordering: false,
  ahead: [],
  requesting: false,
  error: null,
});

export const initialComment: CommentState = {
  activeObject: { _id: '' },
  commentMapping: {},
  comment: idleRequest(),
  sentTo: '',
  editing: null,
  removals: {},
};

export const commentReducer = lazyReducer(initialComment);

/** The page's comments are about another object now, or about none. */
export const activeObjectChanged = createAction<{ _id: string }>('comment/activeObjectChanged');
