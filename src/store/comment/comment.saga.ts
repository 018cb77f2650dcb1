import { fork, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { takeOffDraft } from '@/lib/drafts';
import { offerUndo } from '../notices/undo.saga';
import { request, requestRecord } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { ofVisitor, selected, type Saga } from '../saga';
import { takeLatestBy } from '../take-latest-by';
import { commentDraft } from './comment-draft';
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
  commentSubmitted,
  createFailed,
  createRequested,
  editFailed,
  editRequested,
  moreCommentsAsked,
} from './comment.slice';
import { loadComments, loadMoreComments, type ThreadQuery } from './load-comments.saga';

/** One at a time on a page; what still hangs on one that was left keeps nobody from writing on the next. */
function* createComment({ payload }: ReturnType<typeof commentSubmitted>): Saga {
  const { objectId, content } = payload;
  if (yield* selected(({ comment }) => comment.comment.requesting)) return;
  yield put(createRequested(payload));
  const outcome = yield* requestRecord(({ comments }, signal) => comments.create(payload, { signal }));
  if (outcome.ok) takeOffDraft(commentDraft(objectId), content);
  yield put(outcome.ok ? commentCreated({ ...outcome.data, objectId }) : createFailed({ objectId, ...storedError(outcome.error) }));
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
  yield takeEvery(commentSubmitted, createComment);
  yield takeEvery(commentRemovalAsked, removeComment);
  yield takeLeading(commentEditAsked, editComment);
}
