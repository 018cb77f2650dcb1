import type { PayloadAction } from '@reduxjs/toolkit';
import { take, takeEvery, takeLatest } from 'redux-saga/effects';
import { cancelFailureMessage } from '@/entities/subscription/cancel-failure';
import { formatTokens } from '@/lib/format/format';
import { forgotFailed, formOpened, loginFailed, loginStarted, registerFailed } from '../auth/auth.slice';
import {
  commentCreated,
  commentSaved,
  commentEdited,
  commentRemovalFailed,
  createFailed,
  editFailed,
  replyFailed,
  replySucceeded,
} from '../comment/comment.slice';
import type { Notice } from '../ports';
import { actionConfirmed } from './notices.actions';
import { linkCopied, linkNotCopied, reactionFailed } from '../reaction/reaction.slice';
import { TRY_LATER, type StoredError } from '../request/request-state';
import { fromVisitor, selected, type Saga } from '../saga';
import { loggedOut } from '../session/session.actions';
import { messageRemovalFailed, olderMessagesFailed, sendFailed } from '../stream-message/room-failures';
import { declineFailed, requestEnded, streamTokenFailed } from '../streaming/streaming.slice';
import { cancellationStateChanged } from '../subscription/subscription.slice';
import {
  avatarFailed,
  avatarUploaded,
  balanceUpdated,
  otherSessionsEnded,
  passwordUpdated,
  profileUpdated,
  updateFailed,
} from '../user/user.slice';

/*
 * The toasts for events (spec §8). All toasts are created here so that none is shown twice, except those with Undo
 * (`undo.saga`). Lists and records that fail to load show the error in place instead.
 */

const toSuccessNotice = (text: string): Notice => ({ kind: 'success', text });
const toErrorNotice = (text: string): Notice => ({ kind: 'error', text });

type Failed = PayloadAction<StoredError>;

/** After a 401 the login page explains what happened. */
const unlessSessionOver = ({ status }: StoredError, text: string) => (status === 401 ? null : toErrorNotice(text));

export function* watchNotices(): Saga {
  const ports = yield* fromVisitor('ports');
  const notify = (notice: Notice | null) => notice && ports.notify(notice);
  const notifyServerMessage = ({ payload }: Failed) => notify(unlessSessionOver(payload, payload.message));

  yield takeLatest(loginFailed, notifyLoginFailure);
  yield takeEvery(loggedOut, () => notify({ kind: 'info', text: 'Log out!' }));
  yield takeEvery(
    [forgotFailed, registerFailed, updateFailed, avatarFailed, messageRemovalFailed, streamTokenFailed, declineFailed],
    notifyServerMessage,
  );

  // The chat shows the error beside its form; only a room that was left needs a toast.
  yield takeEvery(sendFailed, function* ({ payload }) {
    const isShown = yield* selected(({ streamMessage }) => payload.conversationId in streamMessage.conversationMap);
    if (!isShown) notify(unlessSessionOver(payload, payload.message));
  });

  yield takeEvery(profileUpdated, () => notify(toSuccessNotice('Your changes were saved.')));
  yield takeEvery(passwordUpdated, () => notify(toSuccessNotice('Your password was changed.')));
  yield takeEvery(otherSessionsEnded, () => notify(toSuccessNotice('All other devices were logged out.')));
  yield takeEvery(avatarUploaded, () => notify(toSuccessNotice('Your picture was changed.')));

  // Refunds and bought tokens; performers find their income among the notifications of the studio.
  yield takeEvery(balanceUpdated, function* ({ payload: { token } }) {
    const isFan = yield* selected(({ auth }) => auth.authUser?.isPerformer === false);
    if (isFan && token > 0) notify(toSuccessNotice(`Added to your balance: ${formatTokens(token)}.`));
  });

  yield takeEvery(requestEnded, () =>
    notify({ kind: 'info', text: 'The fan canceled the request. You’re still live.' }),
  );

  yield takeEvery(reactionFailed, ({ payload }) => notify(unlessSessionOver(payload.error, payload.error.message)));
  yield takeEvery(actionConfirmed, ({ payload }) => notify(toSuccessNotice(payload)));
  yield takeEvery(linkCopied, () => notify(toSuccessNotice('Link copied.')));
  yield takeEvery(linkNotCopied, ({ payload }) =>
    notify({ kind: 'info', text: `Your browser blocked copying. The link is ${payload}` }),
  );

  yield takeEvery([commentCreated, commentSaved, replySucceeded], () =>
    notify(toSuccessNotice('Commented successfully')),
  );
  yield takeEvery(commentEdited, () => notify(toSuccessNotice('Your comment was changed.')));
  yield takeEvery(editFailed, ({ payload }) => notify(unlessSessionOver(payload.error, payload.error.message)));
  // Validation errors of the text itself are shown, because the visitor can fix them.
  yield takeEvery([createFailed, replyFailed], ({ payload }: Failed) =>
    notify(unlessSessionOver(payload, hasConstraints(payload) ? payload.message : TRY_LATER)),
  );
  yield takeEvery(commentRemovalFailed, ({ payload }) => notify(unlessSessionOver(payload.error, TRY_LATER)));
  // Visitors who left the page assume that the cancellation succeeded.
  yield takeEvery(cancellationStateChanged, ({ payload: { to } }) =>
    notify(
      to?.step === 'failed'
        ? unlessSessionOver(to.error, `${cancelFailureMessage(to.error.status)}: ${to.error.message}`)
        : null,
    ),
  );
  yield takeEvery(olderMessagesFailed, ({ payload }) => notify(unlessSessionOver(payload.error, TRY_LATER)));
}

/** The form shows the error too, so the toast disappears with the next attempt or with the form. */
function* notifyLoginFailure({ payload }: Failed): Saga {
  const ports = yield* fromVisitor('ports');
  const dismiss = ports.notify(toErrorNotice(payload.message));
  yield take([loginStarted, formOpened]);
  dismiss();
}

const hasConstraints = ({ constraints }: StoredError) => Object.keys(constraints).length > 0;
