import { fork, put, takeEvery } from 'redux-saga/effects';
import type { Comment, CreateCommentBody } from '@/contract/comment';
import { isRecordMissing } from '@/services/http/missing-path';
import { readDraft, removeSentText, writeDraft } from '@/device/drafts';
import { offerUndo, sendAfterUndo } from '../notices/undo.saga';
import { request } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { unlessInFlight } from '@/store/request/unless-in-flight';
import { fromVisitor, selected, type Saga } from '../saga';
import { postsOutdated } from '../post/post.slice';
import { takeLatestBy } from '../take-latest-by';
import { commentDraft, editDraft } from './comment-draft';
import {
  commentCreated,
  commentEditRequested,
  commentEdited,
  commentRemovalRequested,
  commentRemovalFailed,
  commentRemovalSaved,
  commentRestored,
  commentSaved,
  commentsRequested,
  commentSubmitted,
  createFailed,
  createRequested,
  editFailed,
  editRequested,
  moreCommentsRequested,
} from './comment.slice';
import { selectThread } from './comment.selectors';
import { loadComments, loadMoreComments, type ThreadQuery } from './load-comments.saga';

type Edit = ReturnType<typeof commentEditRequested>['payload'];

/** One at a time per object; a pending call for an object that was left doesn't block the next one. */
function* createComment(inFlight: Set<string>, { payload }: ReturnType<typeof commentSubmitted>): Saga {
  const { objectId, content } = payload;
  if (yield* selected(({ comment }) => comment.comment.requesting)) return;
  yield put(createRequested(payload));
  const account = yield* selected(({ user }) => user.current._id);
  const outcome = yield* unlessInFlight(inFlight, [account, objectId, content], () =>
    request<Comment | null>(({ comments }, signal) => comments.create(payload, { signal })),
  );
  if (!outcome) return;
  if (!outcome.ok) {
    yield put(createFailed({ objectId, ...storedError(outcome.error) }));
    return;
  }
  removeSentText(commentDraft(objectId), content);
  if (outcome.data?._id) {
    yield put(commentCreated({ ...outcome.data, objectId }));
    return;
  }
  yield put(commentSaved(payload));
  yield* reloadThread(payload);
}

/** Loads at least as many comments as the thread shows. */
function* reloadThread({ objectId, objectType }: CreateCommentBody): Saga {
  const { items, order } = yield* selected(selectThread(objectId));
  const sort = objectType === 'comment' || order === 'oldest' ? 'asc' : 'desc';
  yield put(
    commentsRequested({ objectId, objectType, sortBy: 'createdAt', sort, limit: Math.max(items.length + 1, 10) }),
  );
}

/** Deletes a comment, which the reducer has hidden, on the server when Undo expires. */
function* removeComment({ payload }: ReturnType<typeof commentRemovalRequested>): Saga {
  const { comments } = yield* fromVisitor('services');
  void comments.prepareRemoval().catch(() => undefined);
  const announced = yield* offerUndo('Removed successfully!');
  if (announced.decision === 'undone') {
    yield put(commentRestored(payload));
    return;
  }
  const outcome = yield* sendAfterUndo(announced, 'Your comment wasn’t removed', (services, options) =>
    services.comments.remove(payload._id, options),
  );
  // A comment that no longer exists counts as removed.
  yield put(
    outcome.ok || isRecordMissing(outcome.error)
      ? commentRemovalSaved(payload)
      : commentRemovalFailed({ ...payload, error: storedError(outcome.error) }),
  );
}

/**
 * Unlike the draft of a new comment, the draft of an edit is the whole text, so text typed meanwhile makes it a
 * different draft.
 */
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
  // Not every server returns the edited comment.
  yield put(
    commentEdited({ _id, objectId, content, updatedAt: outcome.data?.updatedAt ?? new Date().toISOString(), more }),
  );
}

/** Cards of posts show the number of comments. */
function* updatePosts(): Saga {
  yield put(postsOutdated());
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
  yield takeEvery([commentCreated, commentSaved, commentRemovalSaved], updatePosts);
  // A later edit of the same comment replaces one that is still pending.
  yield fork(
    takeLatestBy<Edit>,
    [commentEditRequested],
    ({ _id }: Edit) => _id,
    ({ payload }) => editComment(payload),
  );
}
