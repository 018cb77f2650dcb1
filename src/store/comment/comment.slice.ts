import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Comment, CommentSearchQuery, CreateCommentBody } from '@/contract/comment';
import { unknownTo } from '../list/list-state';
import { failedState, idleRequest, requestingState, succeededState, type RequestState, type StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';

/** The comments of one object, newest first. */
export interface CommentThread {
  items: Comment[];
  total: number;
  requesting: boolean;
  error: StoredError | null;
}

interface CommentState {
  /** What is being talked about on the page; empty = nothing. */
  activeObject: { _id: string };
  /** Threads by object; the replies to a comment are the thread of its id. */
  commentMapping: Record<string, CommentThread>;
  /** The last comment sent. */
  comment: RequestState<Comment>;
}

export const emptyThread = (): CommentThread => ({ items: [], total: 0, requesting: false, error: null });

const initialComment: CommentState = { activeObject: { _id: '' }, commentMapping: {}, comment: idleRequest() };

type ObjectRef = Required<Pick<CommentSearchQuery, 'objectId'>>;

export const commentsAsked = createAction<CommentSearchQuery & ObjectRef>('comment/commentsAsked');
/** The next `limit` comments of the same thread. */
export const moreCommentsAsked = createAction<CommentSearchQuery & ObjectRef>('comment/moreCommentsAsked');
export const commentSubmitted = createAction<CreateCommentBody>('comment/commentSubmitted');
export const commentRemovalAsked = createAction<{ _id: string; objectId: string }>('comment/commentRemovalAsked');
/** The server would not remove a comment. */
export const commentRemovalFailed = createAction<StoredError>('comment/commentRemovalFailed');

const threadOf = (state: CommentState, objectId: string) => (state.commentMapping[objectId] ??= emptyThread());

const commentSlice = createSlice({
  name: 'comment',
  initialState: initialComment,
  reducers: {
    activeObjectChanged(state, { payload }: PayloadAction<{ _id: string }>) {
      state.activeObject = { _id: payload._id };
      state.comment = idleRequest();
    },
    commentsRequested(state, { payload }: PayloadAction<ObjectRef>) {
      const thread = threadOf(state, payload.objectId);
      thread.requesting = true;
      thread.error = null;
    },
    commentsLoaded(state, { payload }: PayloadAction<ObjectRef & { offset: number; items: Comment[]; total: number }>) {
      const thread = state.commentMapping[payload.objectId];
      if (!thread) return;
      thread.requesting = false;
      thread.items = payload.offset === 0 ? payload.items : thread.items.concat(unknownTo(thread.items, payload.items));
      thread.total = payload.total;
    },
    commentsFailed(state, { payload }: PayloadAction<ObjectRef & { error: StoredError }>) {
      const thread = state.commentMapping[payload.objectId];
      if (!thread) return;
      thread.requesting = false;
      thread.error = payload.error;
    },
    createRequested(state) {
      state.comment = requestingState();
    },
    commentCreated(state, { payload }: PayloadAction<Comment>) {
      state.comment = succeededState(payload);
      const thread = threadOf(state, payload.objectId);
      thread.items.unshift(payload);
      thread.total += 1;
    },
    createFailed(state, { payload }: PayloadAction<StoredError>) {
      state.comment = failedState(payload);
    },
    commentRemoved(state, { payload }: PayloadAction<{ _id: string; objectId: string }>) {
      const thread = state.commentMapping[payload.objectId];
      const place = thread?.items.findIndex(({ _id }) => _id === payload._id) ?? -1;
      if (!thread || place < 0) return;
      thread.items.splice(place, 1);
      thread.total -= 1;
    },
  },
  extraReducers: (builder) => builder.addMatcher(isVisitorChange, () => initialComment),
});

export const commentReducer = commentSlice.reducer;
export const { activeObjectChanged, commentsRequested, commentsLoaded, commentsFailed, createRequested, commentCreated, createFailed, commentRemoved } =
  commentSlice.actions;
