import { fork, put, takeEvery, takeLeading } from 'redux-saga/effects';
import type { Comment, CommentSearchQuery } from '@/contract/comment';
import type { Page } from '../list/list-state';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import { takeLatestBy } from '../take-latest-by';
import {
  commentCreated,
  commentRemovalAsked,
  commentRemovalFailed,
  commentRemoved,
  commentsAsked,
  commentsFailed,
  commentsLoaded,
  commentsRequested,
  commentSubmitted,
  createFailed,
  createRequested,
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
  yield put(createRequested());
  const outcome = yield* requestRecord(({ comments }, signal) => comments.create(payload, { signal }));
  yield put(outcome.ok ? commentCreated(outcome.data) : createFailed(storedError(outcome.error)));
}

function* removeComment({ payload }: ReturnType<typeof commentRemovalAsked>): Saga {
  const outcome = yield* request(({ comments }, signal) => comments.remove(payload._id, { signal }));
  yield put(outcome.ok ? commentRemoved(payload) : commentRemovalFailed(storedError(outcome.error)));
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
}
