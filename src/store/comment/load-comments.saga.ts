import { put } from 'redux-saga/effects';
import type { Comment, CommentSearchQuery } from '@/contract/comment';
import { mapPresent, personForPage } from '@/entities/page-data';
import { pick } from '@/lib/record';
import type { Page } from '../list/list-state';
import { cancelable } from '../request/cancelable';
import { request, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import { commentsFailed, commentsLoaded, commentsStarted, getPagedComments } from './comment.slice';

const commentForPage = (comment: Comment): Comment => ({
  ...pick(
    comment,
    '_id',
    'objectId',
    'objectType',
    'content',
    'createdBy',
    'isLiked',
    'totalReply',
    'totalLike',
    'createdAt',
    'updatedAt',
  ),
  creator: mapPresent(comment.creator, personForPage),
});

export type ThreadQuery = CommentSearchQuery & { objectId: string };

export const loadComments = (query: ThreadQuery) => fetchComments({ ...query, offset: 0 });

/** Loads the next comments of a thread, after those that came in pages. */
export function* loadMoreComments(query: ThreadQuery): Saga<Outcome<Page<Comment>>> {
  const thread = yield* selected(({ comment }) => comment.commentMapping[query.objectId]);
  return yield* fetchComments({ ...query, offset: thread ? getPagedComments(thread).length : 0 });
}

function* fetchComments(query: ThreadQuery & { offset: number }): Saga<Outcome<Page<Comment>>> {
  const { objectId, offset } = query;
  yield put(commentsStarted(query));
  const outcome = yield* cancelable(() => request(({ comments }, signal) => comments.search(query, { signal })));
  if (!outcome.ok) {
    yield put(commentsFailed({ objectId, error: storedError(outcome.error) }));
    return outcome;
  }
  const page = { items: outcome.data.data.map(commentForPage), total: outcome.data.total };
  yield put(commentsLoaded({ objectId, offset, ...page }));
  return { ok: true, data: page };
}
