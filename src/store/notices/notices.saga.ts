import type { PayloadAction } from '@reduxjs/toolkit';
import { take, takeEvery, takeLatest } from 'redux-saga/effects';
import { cancelFailureMessage } from '@/entities/subscription/cancel-failure';
import { forgotFailed, formOpened, loginFailed, loginStarted, registerFailed } from '../auth/auth.slice';
import { commentCreated, commentEdited, commentRemovalFailed, createFailed, editFailed, replyFailed, replySucceeded } from '../comment/comment.slice';
import type { Notice } from '../ports';
import { linkCopied, linkNotCopied, reactionFailed } from '../reaction/reaction.slice';
import { TRY_LATER, type StoredError } from '../request/request-state';
import { fromVisitor, selected, type Saga } from '../saga';
import { loggedOut } from '../session/session.actions';
import { messageRemovalFailed, olderMessagesFailed, sendFailed } from '../stream-message/room-failures';
import { declineFailed, requestMissed, streamTokenFailed } from '../streaming/streaming.slice';
import { leavingMoved } from '../subscription/subscription.slice';
import { avatarFailed, avatarUploaded, otherSessionsEnded, passwordUpdated, profileUpdated, updateFailed } from '../user/user.slice';

/*
 * Which events the visitor is told of, and in which words (spec §8). Everything that is said as a toast is said here, so
 * that nothing is said twice; what can be undone is said by `undo.saga`. Lists and records that fail to load say nothing: their place on the page shows the error.
 */

const success = (text: string): Notice => ({ kind: 'success', text });
const failure = (text: string): Notice => ({ kind: 'error', text });

type Failed = PayloadAction<StoredError>;

/** A 401 has already led to the log-in page, which says what happened. */
const unlessSessionOver = ({ status }: StoredError, text: string) => (status === 401 ? null : failure(text));

export function* watchNotices(): Saga {
  const ports = yield* fromVisitor('ports');
  const tell = (notice: Notice | null) => notice && ports.notify(notice);
  const theServersWords = ({ payload }: Failed) => tell(unlessSessionOver(payload, payload.message));

  yield takeLatest(loginFailed, tellLoginFailure);
  yield takeEvery(loggedOut, () => tell({ kind: 'info', text: 'Log out!' }));
  yield takeEvery([forgotFailed, registerFailed, updateFailed, avatarFailed, messageRemovalFailed, streamTokenFailed, declineFailed], theServersWords);

  // The chat says it next to its form; only a room that was left has none.
  yield takeEvery(sendFailed, function* ({ payload }) {
    const isShown = yield* selected(({ streamMessage }) => payload.conversationId in streamMessage.conversationMap);
    if (!isShown) tell(unlessSessionOver(payload, payload.message));
  });

  yield takeEvery(profileUpdated, () => tell(success('Your changes are saved.')));
  yield takeEvery(passwordUpdated, () => tell(success('Your password is changed.')));
  yield takeEvery(otherSessionsEnded, () => tell(success('All other devices were logged out.')));
  yield takeEvery(avatarUploaded, () => tell(success('Your picture is changed.')));

  yield takeEvery(requestMissed, () => tell({ kind: 'info', text: 'The fan does not wait any more. You are still live.' }));

  yield takeEvery(reactionFailed, ({ payload }) => tell(unlessSessionOver(payload.error, payload.error.message)));
  yield takeEvery(linkCopied, () => tell(success('Link copied.')));
  yield takeEvery(linkNotCopied, ({ payload }) => tell({ kind: 'info', text: `Your browser did not let us copy. The link is ${payload}` }));

  yield takeEvery([commentCreated, replySucceeded], () => tell(success('Commented successfully')));
  yield takeEvery(commentEdited, () => tell(success('Your comment is changed.')));
  yield takeEvery(editFailed, ({ payload }) => tell(unlessSessionOver(payload.error, payload.error.message)));
  // What the server has against the text itself can be mended at once, so it is said.
  yield takeEvery([createFailed, replyFailed], ({ payload }: Failed) => tell(unlessSessionOver(payload, hasConstraints(payload) ? payload.message : TRY_LATER)));
  yield takeEvery(commentRemovalFailed, ({ payload }) => tell(unlessSessionOver(payload.error, TRY_LATER)));
  // Whoever has left the page meanwhile believes that it is cancelled.
  yield takeEvery(leavingMoved, ({ payload: { to } }) => tell(to?.step === 'failed' ? unlessSessionOver(to.error, `${cancelFailureMessage(to.error.status)}: ${to.error.message}`) : null));
  yield takeEvery(olderMessagesFailed, ({ payload }) => tell(unlessSessionOver(payload.error, TRY_LATER)));
}

/** The form shows it as well, so the toast goes with the next attempt and with the form. */
function* tellLoginFailure({ payload }: Failed): Saga {
  const ports = yield* fromVisitor('ports');
  const takeAway = ports.notify(failure(payload.message));
  yield take([loginStarted, formOpened]);
  takeAway();
}

const hasConstraints = ({ constraints }: StoredError) => Object.keys(constraints).length > 0;
