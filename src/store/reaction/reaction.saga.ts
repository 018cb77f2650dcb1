import type { Action } from '@reduxjs/toolkit';
import { call, put, race, take, takeEvery } from 'redux-saga/effects';
import type { ApiError } from '@/lib/http/errors';
import { isRecordMissing } from '@/services/http/missing-path';
import { offerUndo, sendAfterUndo, type UndoResult } from '../notices/undo.saga';
import { request } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { unlessInFlight } from '../request/unless-in-flight';
import { fromVisitor, selected, type Saga } from '../saga';
import { postsOutdated } from '../post/post.slice';
import {
  markKey,
  reactionRequested,
  reactionFailed,
  reactionRemovalRequested,
  reactionSaved,
  type Mark,
} from './reaction.slice';

/**
 * Sends a change, which the reducer shows already, and reverts it if the server refuses. What the visitor changes while
 * a call is pending is sent after it.
 */
function* sendChange(inFlight: Set<string>, { payload }: ReturnType<typeof reactionRequested>): Saga {
  const account = yield* selected(({ user }) => user.current._id);
  yield* unlessInFlight(inFlight, [account, markKey(payload)], () => sendReaction(payload));
}

/** True if the server refused a change because the mark is set or removed already. */
const isAlready = (on: boolean, error: ApiError): boolean =>
  on ? error.status === 409 : error.status === 410 || isRecordMissing(error);

function* sendReaction({ on, ...mark }: Mark & { on: boolean }): Saga {
  const markState = () => selected(({ reaction }) => reaction.marks[markKey(mark)]);
  let isSent = on;
  while (true) {
    const outcome = yield* request<unknown>(({ reactions }, signal) =>
      isSent ? reactions.add(mark, { signal }) : reactions.remove(mark, { signal }),
    );
    if (!outcome.ok && !isAlready(isSent, outcome.error)) {
      yield put(reactionFailed({ ...mark, on: isSent, error: storedError(outcome.error) }));
      return;
    }
    const isWanted = (yield* markState())?.on ?? isSent;
    if (isWanted === isSent) break;
    isSent = isWanted;
  }
  yield put(reactionSaved({ ...mark, on: isSent }));
}

/** Removes a mark on the server when Undo expires, here or on the item's own page. */
function* removeReaction({ payload: mark }: ReturnType<typeof reactionRemovalRequested>): Saga {
  const { reactions } = yield* fromVisitor('services');
  void reactions.prepareRemoval().catch(() => undefined);
  const itemsRestored = (action: Action) =>
    reactionRequested.match(action) && action.payload.on && markKey(action.payload) === markKey(mark);
  const { announced } = (yield race({
    announced: call(offerUndo, REMOVED[mark.action]),
    again: take(itemsRestored),
  })) as {
    announced?: UndoResult;
  };
  if (announced?.decision !== 'final') {
    yield put(reactionSaved({ ...mark, on: true }));
    return;
  }
  const outcome = yield* sendAfterUndo(announced, 'It wasn’t removed', (services, options) =>
    services.reactions.remove(mark, options),
  );
  yield put(
    outcome.ok || isAlready(false, outcome.error)
      ? reactionSaved({ ...mark, on: false })
      : reactionFailed({ ...mark, on: false, error: storedError(outcome.error) }),
  );
}

const REMOVED: Record<Mark['action'], string> = {
  like: 'Like removed.',
  favourite: 'Removed from your favorites.',
  watch_later: 'Removed from Watch later.',
};

/** Cards of posts show the number of likes. */
function* updatePosts({ payload: { objectType, action } }: ReturnType<typeof reactionSaved>): Saga {
  if (objectType === 'post' && action === 'like') yield put(postsOutdated());
}

export function* watchReactions(): Saga {
  yield takeEvery(reactionRequested, sendChange, new Set<string>());
  yield takeEvery(reactionRemovalRequested, removeReaction);
  yield takeEvery(reactionSaved, updatePosts);
}
