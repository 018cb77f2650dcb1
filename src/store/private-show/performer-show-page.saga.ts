import { call, put } from 'redux-saga/effects';
import type { InvitedShow, PrivateRequest } from '@/contract/streaming';
import { markRequestRead } from '@/device/studio-notices';
import type { RootState } from '../root-reducer';
import { fromVisitor, selected, type Saga } from '../saga';
import { acceptanceUsed, privateRequestRemoved } from '../streaming/streaming.slice';
import { acceptanceRequired, requestStarted, showRefused, showResumed } from './private-show.slice';
import { requestInvitation } from './request-invitation.saga';
import type { Person, Refusal, Show, ShowKind } from './show';
import { isNewlyOpened } from './show-record';
import { runShows } from './show.saga';
import { waitUntil } from '../wait-until';

/**
 * Runs a performer's page of a private show, or of the performer's own group show. A private show starts once the
 * performer has pressed Accept: a link to its page must not turn on the camera or start the fan's minutes.
 */
export function* runPerformerShowPage(kind: ShowKind, conversationId: string): Saga {
  yield* runShows({
    isMine: ({ show }) => show.role === 'performer' && show.kind === kind && show.conversationId === conversationId,
    *awaitShow() {
      if (kind === 'private') yield* awaitAcceptance(conversationId);
      return () => open(kind, conversationId);
    },
    *resume({ step, show, until, meter }) {
      yield put(showResumed({ step, show, until, meter }));
      return show;
    },
  });
}

function* awaitAcceptance(conversationId: string): Saga {
  const isAccepted = ({ streaming }: RootState) => streaming.acceptedRequest === conversationId;
  if (yield* selected(isAccepted)) return;
  yield put(acceptanceRequired());
  yield* waitUntil(isAccepted);
}

function* open(kind: ShowKind, conversationId: string): Saga<Show | null> {
  yield put(requestStarted());
  // Each press of Accept starts one show: a page that is opened again asks again.
  yield put(acceptanceUsed());
  if (kind === 'group' && !(yield* isOpenedHere(conversationId))) {
    yield put(showRefused(OVER));
    return null;
  }
  const pending = yield* selected(({ streaming }) =>
    streaming.privateRequests.find((each) => each.conversationId === conversationId),
  );
  yield call(markRequestRead, conversationId);
  const outcome = yield* requestInvitation(({ streaming }) =>
    kind === 'group' ? streaming.openGroup() : streaming.acceptPrivate(conversationId),
  );
  if (outcome.ok || pending) yield put(privateRequestRemoved({ conversationId }));
  if (outcome.ok && (kind === 'private' || outcome.data.conversation._id === conversationId))
    return getShow(kind, outcome.data, pending);
  yield put(showRefused(outcome.ok ? OVER : { why: 'refused', message: outcome.error.message }));
  return null;
}

const OVER: Refusal = { why: 'over', message: null };

/**
 * Only the broadcast console opens a group show. A page that returns to one that is over (Back, reload, second tab)
 * must not open another.
 */
function* isOpenedHere(conversationId: string): Saga<boolean> {
  const { storage } = yield* fromVisitor('ports');
  return isNewlyOpened(storage, yield* selected(({ user }) => user.current._id), conversationId);
}

function getShow(
  kind: ShowKind,
  { conversation, sessionId, streamId, price }: InvitedShow,
  pending: PrivateRequest | undefined,
): Show {
  const other: Person | null = conversation.recipientInfo ?? pending?.user ?? null;
  return {
    kind,
    role: 'performer',
    conversationId: conversation._id,
    sessionId: streamId || sessionId,
    price: price ?? pending?.price ?? 0,
    other: kind === 'group' ? null : other,
    ...(pending?.userNote ? { userNote: pending.userNote } : {}),
  };
}
