import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Comment, CommentSearchQuery, CreateCommentBody, UpdateCommentBody } from '@/contract/comment';
import { withNext, type Page } from '../list/list-state';
import { failedState, idleRequest, requestingState, succeededState, type StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';
import { activeObjectChanged, type CommentState, type CommentThread, commentReducer, emptyThread, initialComment } from './comment.state';

type ObjectRef = Required<Pick<CommentSearchQuery, 'objectId'>>;
type CommentRef = Pick<Comment, '_id' | 'objectId'>;

export const commentsRequested = createAction<CommentSearchQuery & ObjectRef>('comment/commentsRequested');
/** The next `limit` comments of the same thread. */
export const moreCommentsRequested = createAction<CommentSearchQuery & ObjectRef>('comment/moreCommentsRequested');
export const commentSubmitted = createAction<CreateCommentBody>('comment/commentSubmitted');
export const commentRemovalRequested = createAction<CommentRef>('comment/commentRemovalRequested');
export const commentEditRequested = createAction<CommentRef & Pick<UpdateCommentBody, 'content'>>('comment/commentEditRequested');

/** A reply in the comment inbox, which keeps no threads in the store. */
export const replySucceeded = createAction('comment/replySucceeded');
export const replyFailed = createAction<StoredError>('comment/replyFailed');

const threadOf = (state: CommentState, objectId: string) => (state.commentMapping[objectId] ??= emptyThread());

/** Replies are a thread of their own; the comment above them counts them too. */
function countReply(state: CommentState, { objectId, objectType }: Comment, by: number) {
  if (objectType !== 'comment') return;
  for (const thread of Object.values(state.commentMapping)) {
    const parent = thread.items.find(({ _id }) => _id === objectId);
    if (parent) parent.totalReply = Math.max(0, (parent.totalReply ?? 0) + by);
  }
}

/** Puts a comment that was taken away back where it stood. */
function restore(state: CommentState, { _id, objectId }: CommentRef) {
  const removal = state.removals[_id];
  delete state.removals[_id];
  const thread = state.commentMapping[objectId];
  if (!removal || !thread) return;
  thread.items.splice(removal.place, 0, removal.comment);
  thread.total += 1;
  countReply(state, removal.comment, 1);
}

/** A page of a thread as the visitor is to see it: without what is being removed. */
function withoutRemovals({ removals }: CommentState, objectId: string, items: Comment[], total: number): Page<Comment> {
  const leaving = Object.values(removals).filter(({ comment }) => comment.objectId === objectId);
  return { items: items.filter(({ _id }) => !removals[_id]), total: total - leaving.length };
}

/** The change came from the editor that is open: one that was opened anew since has not sent it. */
const isSentFrom = (editing: CommentState['editing'], { _id }: Pick<Comment, '_id'>) => editing?._id === _id && editing.requesting;

/** What pages have brought of a thread. */
export const inPages = ({ items, ahead }: CommentThread): Comment[] => items.filter(({ _id }) => !ahead.includes(_id));

/** A thread with a page of it; own answers that it has not reached yet stay in sight at the end. */
function withPage(thread: CommentThread, page: Page<Comment>, offset: number): Pick<CommentThread, 'items' | 'total' | 'ahead'> {
  const { items, total } = offset === 0 ? page : withNext(inPages(thread), page);
  const ahead = thread.ahead.filter((id) => !items.some(({ _id }) => _id === id));
  const after = thread.items.filter(({ _id }) => ahead.includes(_id));
  return { items: [...items, ...after], total: Math.max(total, items.length + after.length), ahead };
}

const commentSlice = createSlice({
  name: 'comment',
  initialState: initialComment,
  reducers: {
    commentsStarted(state, { payload }: PayloadAction<ObjectRef>) {
      const thread = threadOf(state, payload.objectId);
      thread.requesting = true;
      thread.error = null;
    },
    commentsLoaded(state, { payload }: PayloadAction<ObjectRef & { offset: number; items: Comment[]; total: number }>) {
      const thread = state.commentMapping[payload.objectId];
      if (!thread) return;
      const page = withoutRemovals(state, payload.objectId, payload.items, payload.total);
      thread.requesting = false;
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
      const thread = threadOf(state, payload.objectId);
      countReply(state, payload, 1);
      // A page that was asked for meanwhile has brought it already.
      if (thread.items.some(({ _id }) => _id === payload._id)) return;
      // Comments stand newest first (spec §4); an answer comes after what it answers.
      if (payload.objectType === 'comment') {
        thread.items.push(payload);
        thread.ahead = [...thread.ahead, payload._id];
      } else thread.items.unshift(payload);
      thread.total += 1;
    },
    createFailed(state, { payload: { objectId, ...error } }: PayloadAction<ObjectRef & StoredError>) {
      if (state.sentTo === objectId) state.comment = failedState(error);
    },
    /** Taken off the page; the server is told later. */
    commentRemoved(state, { payload }: PayloadAction<CommentRef>) {
      const thread = state.commentMapping[payload.objectId];
      const place = thread?.items.findIndex(({ _id }) => _id === payload._id) ?? -1;
      const [comment] = place < 0 ? [] : (thread?.items.splice(place, 1) ?? []);
      if (!thread || !comment) return;
      thread.total -= 1;
      state.removals[comment._id] = { comment, place };
      countReply(state, comment, -1);
    },
    /** The visitor thought better of it. */
    commentRestored: (state, { payload }: PayloadAction<CommentRef>) => restore(state, payload),
    /** The server has removed it too. */
    commentRemovalSaved(state, { payload }: PayloadAction<CommentRef>) {
      delete state.removals[payload._id];
    },
    commentRemovalFailed: (state, { payload }: PayloadAction<CommentRef & { error: StoredError }>) => restore(state, payload),

    editOpened(state, { payload }: PayloadAction<Pick<Comment, '_id'>>) {
      state.editing = { _id: payload._id, requesting: false, error: null };
    },
    editClosed(state) {
      state.editing = null;
    },
    editRequested(state) {
      if (state.editing) state.editing = { ...state.editing, requesting: true, error: null };
    },
    /** `more`: another text was typed while this one was on its way. */
    commentEdited(state, { payload: { more, ...change } }: PayloadAction<CommentRef & Pick<Comment, 'content' | 'updatedAt'> & { more?: boolean }>) {
      const comment = state.commentMapping[change.objectId]?.items.find(({ _id }) => _id === change._id);
      if (comment) Object.assign(comment, change);
      if (isSentFrom(state.editing, change)) state.editing = more ? { _id: change._id, requesting: false, error: null } : null;
    },
    editFailed(state, { payload: { _id, error } }: PayloadAction<Pick<Comment, '_id'> & { error: StoredError }>) {
      if (isSentFrom(state.editing, { _id })) state.editing = { _id, requesting: false, error };
    },
  },
  extraReducers: (builder) =>
    builder
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
  createFailed,
  commentRemoved,
  commentRestored,
  commentRemovalSaved,
  commentRemovalFailed,
  editOpened,
  editClosed,
  editRequested,
  commentEdited,
  editFailed,
} = commentSlice.actions;
