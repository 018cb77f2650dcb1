import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Comment, CommentSearchQuery, CreateCommentBody, UpdateCommentBody } from '@/contract/comment';
import { withNext, type Page } from '../list/list-state';
import { failedState, idleRequest, requestingState, succeededState, type StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';
import {
  activeObjectChanged,
  type CommentOrder,
  type CommentState,
  type CommentThread,
  commentReducer,
  emptyThread,
  initialComment,
} from './comment.state';

type ObjectRef = Required<Pick<CommentSearchQuery, 'objectId'>>;
type CommentRef = Pick<Comment, '_id' | 'objectId'>;

export const commentsRequested = createAction<CommentSearchQuery & ObjectRef>('comment/commentsRequested');
export const moreCommentsRequested = createAction<CommentSearchQuery & ObjectRef>('comment/moreCommentsRequested');
export const commentSubmitted = createAction<CreateCommentBody>('comment/commentSubmitted');
export const commentRemovalRequested = createAction<CommentRef>('comment/commentRemovalRequested');
export const commentEditRequested = createAction<CommentRef & Pick<UpdateCommentBody, 'content'>>(
  'comment/commentEditRequested',
);

/** A reply from the comment inbox, which keeps no threads in the store. */
export const replySucceeded = createAction('comment/replySucceeded');
export const replyFailed = createAction<StoredError>('comment/replyFailed');

const getThread = (state: CommentState, objectId: string) => (state.commentMapping[objectId] ??= emptyThread());

function startRequest(thread: CommentThread, { sort }: Pick<CommentSearchQuery, 'sort'>) {
  const order: CommentOrder = sort === 'asc' ? 'oldest' : 'newest';
  if (order !== thread.order) thread.isReordering = true;
  thread.order = order;
  thread.requesting = true;
  thread.error = null;
}

/** Replies have their own thread; the parent comment counts them too. */
function countReply(state: CommentState, { objectId, objectType }: Comment, by: number) {
  if (objectType !== 'comment') return;
  for (const thread of Object.values(state.commentMapping)) {
    const parent = thread.items.find(({ _id }) => _id === objectId);
    if (parent) parent.totalReply = Math.max(0, (parent.totalReply ?? 0) + by);
  }
}

/** Hides a comment, which is deleted on the server when Undo expires. */
function hide(state: CommentState, { _id, objectId }: CommentRef) {
  const thread = state.commentMapping[objectId];
  const index = thread?.items.findIndex((item) => item._id === _id) ?? -1;
  const [comment] = index < 0 ? [] : (thread?.items.splice(index, 1) ?? []);
  if (!thread || !comment) return;
  thread.total -= 1;
  state.removals[_id] = { comment, index, order: thread.order };
  countReply(state, comment, -1);
}

/**
 * The index of a comment by its date, in a thread whose order has changed since its removal; null if it belongs to a
 * later page.
 */
function findIndex({ items, order, total }: CommentThread, { createdAt = '' }: Comment): number | null {
  const isAfter = (other: Comment) =>
    order === 'oldest' ? (other.createdAt ?? '') > createdAt : (other.createdAt ?? '') < createdAt;
  const index = items.findIndex(isAfter);
  if (index >= 0) return index;
  return items.length < total ? null : items.length;
}

/** Puts a removed comment back at its position. */
function restore(state: CommentState, { _id, objectId }: CommentRef) {
  const removal = state.removals[_id];
  delete state.removals[_id];
  const thread = state.commentMapping[objectId];
  if (!removal || !thread) return;
  const index = thread.order === removal.order ? removal.index : findIndex(thread, removal.comment);
  if (index !== null) thread.items.splice(index, 0, removal.comment);
  thread.total += 1;
  countReply(state, removal.comment, 1);
}

/** A page of a thread without comments whose removal is pending. */
function withoutRemovals({ removals }: CommentState, objectId: string, items: Comment[], total: number): Page<Comment> {
  const leaving = Object.values(removals).filter(({ comment }) => comment.objectId === objectId);
  return { items: items.filter(({ _id }) => !removals[_id]), total: total - leaving.length };
}

/** True when the open editor sent this edit; an editor opened since then hasn't. */
const isSentFrom = (editing: CommentState['editing'], { _id }: Pick<Comment, '_id'>) =>
  editing?._id === _id && editing.requesting;

/** The part of a thread that came in pages, without own replies at its end. */
export const getPagedComments = ({ items, ahead }: CommentThread): Comment[] =>
  items.filter(({ _id }) => !ahead.includes(_id));

/** Adds a page to a thread; own replies that no page has reached stay at the end. */
function withPage(
  thread: CommentThread,
  page: Page<Comment>,
  offset: number,
): Pick<CommentThread, 'items' | 'total' | 'ahead'> {
  const { items, total } = offset === 0 ? page : withNext(getPagedComments(thread), page);
  const ahead = thread.ahead.filter((id) => !items.some(({ _id }) => _id === id));
  const after = thread.items.filter(({ _id }) => ahead.includes(_id));
  return { items: [...items, ...after], total: Math.max(total, items.length + after.length), ahead };
}

const commentSlice = createSlice({
  name: 'comment',
  initialState: initialComment,
  reducers: {
    commentsStarted: (state, { payload }: PayloadAction<ObjectRef & Pick<CommentSearchQuery, 'sort'>>) =>
      startRequest(getThread(state, payload.objectId), payload),
    commentsLoaded(state, { payload }: PayloadAction<ObjectRef & { offset: number; items: Comment[]; total: number }>) {
      const thread = state.commentMapping[payload.objectId];
      if (!thread) return;
      const page = withoutRemovals(state, payload.objectId, payload.items, payload.total);
      thread.requesting = false;
      thread.isReordering = false;
      Object.assign(thread, withPage(thread, page, payload.offset));
    },
    commentsFailed(state, { payload }: PayloadAction<ObjectRef & { error: StoredError }>) {
      const thread = state.commentMapping[payload.objectId];
      if (!thread) return;
      thread.requesting = false;
      thread.error = payload.error;
    },
    createRequested(state, { payload }: PayloadAction<ObjectRef>) {
      state.comment = requestingState();
      state.sentTo = payload.objectId;
    },
    commentCreated(state, { payload }: PayloadAction<Comment>) {
      if (state.sentTo === payload.objectId) state.comment = succeededState(payload);
      const thread = getThread(state, payload.objectId);
      countReply(state, payload, 1);
      // A page requested meanwhile may already contain it.
      if (thread.items.some(({ _id }) => _id === payload._id)) return;
      // Comments are listed newest first by default (spec §4), replies oldest first.
      if (payload.objectType === 'comment' || thread.order === 'oldest') {
        thread.items.push(payload);
        thread.ahead = [...thread.ahead, payload._id];
      } else thread.items.unshift(payload);
      thread.total += 1;
    },
    /** The server saved the comment but didn't return it. */
    commentSaved(state, { payload }: PayloadAction<CreateCommentBody>) {
      const sent = { ...payload, _id: '' };
      if (state.sentTo === payload.objectId) state.comment = succeededState(sent);
      countReply(state, sent, 1);
    },
    createFailed(state, { payload: { objectId, ...error } }: PayloadAction<ObjectRef & StoredError>) {
      if (state.sentTo === objectId) state.comment = failedState(error);
    },
    /** The removal was undone. */
    commentRestored: (state, { payload }: PayloadAction<CommentRef>) => restore(state, payload),
    commentRemovalSaved(state, { payload }: PayloadAction<CommentRef>) {
      delete state.removals[payload._id];
    },
    commentRemovalFailed: (state, { payload }: PayloadAction<CommentRef & { error: StoredError }>) =>
      restore(state, payload),

    editOpened(state, { payload }: PayloadAction<Pick<Comment, '_id'>>) {
      state.editing = { _id: payload._id, requesting: false, error: null };
    },
    editClosed(state) {
      state.editing = null;
    },
    editRequested(state) {
      if (state.editing) state.editing = { ...state.editing, requesting: true, error: null };
    },
    /** `more`: the text was changed again while the edit was pending. */
    commentEdited(
      state,
      {
        payload: { more, ...change },
      }: PayloadAction<CommentRef & Pick<Comment, 'content' | 'updatedAt'> & { more?: boolean }>,
    ) {
      const comment = state.commentMapping[change.objectId]?.items.find(({ _id }) => _id === change._id);
      if (comment) Object.assign(comment, change);
      if (isSentFrom(state.editing, change))
        state.editing = more ? { _id: change._id, requesting: false, error: null } : null;
    },
    editFailed(state, { payload: { _id, error } }: PayloadAction<Pick<Comment, '_id'> & { error: StoredError }>) {
      if (isSentFrom(state.editing, { _id })) state.editing = { _id, requesting: false, error };
    },
  },
  extraReducers: (builder) =>
    builder
      // Shown before the sagas have loaded.
      .addCase(commentRemovalRequested, (state, { payload }) => hide(state, payload))
      .addCase(commentsRequested, (state, { payload }) => startRequest(getThread(state, payload.objectId), payload))
      .addCase(activeObjectChanged, (state, { payload }) => {
        state.activeObject = { _id: payload._id };
        state.comment = idleRequest();
        state.sentTo = '';
        state.editing = null;
      })
      .addMatcher(isVisitorChange, () => initialComment),
});

commentReducer.fill(commentSlice.reducer);

export const {
  commentsStarted,
  commentsLoaded,
  commentsFailed,
  createRequested,
  commentCreated,
  commentSaved,
  createFailed,
  commentRestored,
  commentRemovalSaved,
  commentRemovalFailed,
  editOpened,
  editClosed,
  editRequested,
  commentEdited,
  editFailed,
} = commentSlice.actions;
