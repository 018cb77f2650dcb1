import { fork, put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { Comment, CommentSearchQuery } from '@/contract/comment';
import type { Page } from '../list/list-state';
import { offerUndo } from '../notices/undo.saga';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { ofVisitor, selected, type Saga } from '../saga';
import { takeLatestBy } from '../take-latest-by';
import {
  commentCreated,
  commentEditAsked,
  commentEdited,
  commentRemovalAsked,
  commentRemovalFailed,
  commentRemovalSaved,
  commentRemoved,
  commentRestored,
  commentsAsked,
  commentsFailed,
  commentsLoaded,
  commentsRequested,
  commentSubmitted,
  createFailed,
  createRequested,
  editFailed,
  editRequested,
  moreCommentsAsked,
} from './comment.slice';

type ThreadQuery = CommentSearchQuery & { objectId: string };

/** The newest comments on an object. */
export const loadComments = (query: ThreadQuery) => fetchComments({ ...query, offset: 0 });

/** The next comments of a thread, after those that are there. */
function* loadMoreComments(query: ThreadQuery): Saga<Outcome<Page<Comment>>> {
  const thread = yield* selected(({ comment }) => comment.commentMapping[query.objectId]);
  return yield* fetchComments({ ...query, offset: thread?.items.length ?? 0 });
}

function* fetchComments(query: ThreadQuery & { offset: number }): Saga<Outcome<Page<Comment>>> {
  const { objectId, offset } = query;
  yield put(commentsRequested({ objectId }));
  const outcome = yield* request(({ comments }, signal) => comments.search(query, { signal }));
  if (!outcome.ok) {
    yield put(commentsFailed({ objectId, error: storedError(outcome.error) }));
    return outcome;
  }
  const page = { items: outcome.data.data, total: outcome.data.total };
  yield put(commentsLoaded({ objectId, offset, ...page }));
  return { ok: true, data: page };
}

function* createComment({ payload }: ReturnType<typeof commentSubmitted>): Saga {
  yield put(createRequested(payload));
  const outcome = yield* requestRecord(({ comments }, signal) => comments.create(payload, { signal }));
  yield put(outcome.ok ? commentCreated(outcome.data) : createFailed(storedError(outcome.error)));
}

/** Takes a comment off the page at once, and tells the server when nobody has thought better of it. */
function* removeComment({ payload }: ReturnType<typeof commentRemovalAsked>): Saga {
  const { comments } = yield* ofVisitor('services');
  void comments.prepareRemoval().catch(() => undefined);
  yield put(commentRemoved(payload));
  const decision = yield* offerUndo('Removed successfully!');
  if (decision === 'undone') yield put(commentRestored(payload));
  if (decision !== 'final') return;
  const outcome = yield* request((_services, signal) => comments.remove(payload._id, { signal }));
  yield put(outcome.ok ? commentRemovalSaved(payload) : commentRemovalFailed({ ...payload, error: storedError(outcome.error) }));
}

function* editComment({ payload }: ReturnType<typeof commentEditAsked>): Saga {
  const { _id, objectId, content } = payload;
  yield put(editRequested());
  const outcome = yield* request(({ comments }, signal) => comments.update(_id, { content }, { signal }));
  if (!outcome.ok) yield put(editFailed({ _id, error: storedError(outcome.error) }));
  // Some servers answer with the comment, all with the fact that it is changed.
  else yield put(commentEdited({ _id, objectId, content, updatedAt: outcome.data?.updatedAt ?? new Date().toISOString() }));
}

export function* watchComments(): Saga {
  yield fork(
    takeLatestBy<ThreadQuery>,
    [commentsAsked, moreCommentsAsked],
    ({ objectId }: ThreadQuery) => objectId,
    ({ type, payload }) => (type === commentsAsked.type ? loadComments(payload) : loadMoreComments(payload)),
  );
  yield takeLeading(commentSubmitted, createComment);
  yield takeEvery(commentRemovalAsked, removeComment);
  yield takeLeading(commentEditAsked, editComment);
}
