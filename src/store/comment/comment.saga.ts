import { fork, put, takeEvery } from 'redux-saga/effects';
import { readDraft, takeOffDraft, writeDraft } from '@/device/drafts';
import { offerUndo, sendAnnounced } from '../notices/undo.saga';
import { request, requestRecord } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { unlessInFlight } from '@/store/request/unless-in-flight';
import { fromVisitor, selected, type Saga } from '../saga';
import { takeLatestBy } from '../take-latest-by';
import { commentDraft, editDraft } from './comment-draft';
import {
  commentCreated,
  commentEditRequested,
  commentEdited,
  commentRemovalRequested,
  commentRemovalFailed,
  commentRemovalSaved,
  commentRemoved,
  commentRestored,
  commentsRequested,
  commentSubmitted,
  createFailed,
  createRequested,
  editFailed,
  editRequested,
  moreCommentsRequested,
} from './comment.slice';
import { loadComments, loadMoreComments, type ThreadQuery } from './load-comments.saga';

type Edit = ReturnType<typeof commentEditRequested>['payload'];

/** One at a time on a page; what still hangs on one that was left keeps nobody from writing on the next. */
function* createComment(underWay: Set<string>, { payload }: ReturnType<typeof commentSubmitted>): Saga {
  const { objectId, content } = payload;
  if (yield* selected(({ comment }) => comment.comment.requesting)) return;
  yield put(createRequested(payload));
  const account = yield* selected(({ user }) => user.current._id);
  const outcome = yield* unlessInFlight(underWay, [account, objectId, content], () => requestRecord(({ comments }, signal) => comments.create(payload, { signal })));
  if (!outcome) return;
  if (outcome.ok) takeOffDraft(commentDraft(objectId), content);
  yield put(outcome.ok ? commentCreated({ ...outcome.data, objectId }) : createFailed({ objectId, ...storedError(outcome.error) }));
}

/** Takes a comment off the page at once, and tells the server when nobody has thought better of it. */
function* removeComment({ payload }: ReturnType<typeof commentRemovalRequested>): Saga {
  const { comments } = yield* fromVisitor('services');
  void comments.prepareRemoval().catch(() => undefined);
  yield put(commentRemoved(payload));
  const announced = yield* offerUndo('Removed successfully!');
  if (announced.decision === 'undone') {
    yield put(commentRestored(payload));
    return;
  }
  const outcome = yield* sendAnnounced(announced, 'Your comment wasn’t removed', (services, options) => services.comments.remove(payload._id, options));
  yield put(outcome.ok ? commentRemovalSaved(payload) : commentRemovalFailed({ ...payload, error: storedError(outcome.error) }));
}

/** Unlike that of a new comment, the draft of a change is the whole text: what was typed meanwhile makes it another one. */
function* editComment({ _id, objectId, content }: Edit): Saga {
  yield put(editRequested());
  const outcome = yield* request(({ comments }, signal) => comments.update(_id, { content }, { signal }));
  if (!outcome.ok) {
    yield put(editFailed({ _id, error: storedError(outcome.error) }));
    return;
  }
  const typed = readDraft(editDraft(_id)).trim();
  const more = typed !== '' && typed !== content;
  if (!more) writeDraft(editDraft(_id), '');
  // Some servers answer with the comment, all with the fact that it is changed.
  yield put(commentEdited({ _id, objectId, content, updatedAt: outcome.data?.updatedAt ?? new Date().toISOString(), more }));
}

export function* watchComments(): Saga {
  yield fork(
    takeLatestBy<ThreadQuery>,
    [commentsRequested, moreCommentsRequested],
    ({ objectId }: ThreadQuery) => objectId,
    ({ type, payload }) => (type === commentsRequested.type ? loadComments(payload) : loadMoreComments(payload)),
  );
  yield takeEvery(commentSubmitted, createComment, new Set<string>());
  yield takeEvery(commentRemovalRequested, removeComment);
  // A later change of the same comment takes the place of one that is still on its way.
  yield fork(
    takeLatestBy<Edit>,
    [commentEditRequested],
    ({ _id }: Edit) => _id,
    ({ payload }) => editComment(payload),
  );
}
