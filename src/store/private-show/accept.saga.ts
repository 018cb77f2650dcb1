import { put } from 'redux-saga/effects';
import type { InvitedShow, PrivateRequest } from '@/contract/streaming';
import { requestRecord } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import { privateRequestRemoved } from '../streaming/streaming.slice';
import { askingBegan, showRefused, showResumed } from './private-show.slice';
import type { Person, Show, ShowKind } from './show';
import { attendShows } from './show.saga';

/** The page on which a performer gives a private show or the own group show, which the conversation names. Opening it accepts the request. */
export function* attendAsPerformer(kind: ShowKind, conversationId: string): Saga {
  yield* attendShows({
    isMine: ({ show }) => show.role === 'performer' && show.kind === kind && show.conversationId === conversationId,
    *wish() {
      return () => open(kind, conversationId);
    },
    *resume({ step, show, until, meter }) {
      yield put(showResumed({ step, show, until, meter }));
      return show;
    },
  });
}

function* open(kind: ShowKind, conversationId: string): Saga<Show | null> {
  yield put(askingBegan());
  const request = yield* selected(({ streaming }) => streaming.privateRequests.find((each) => each.conversationId === conversationId));
  const outcome = yield* requestRecord(({ streaming }) => (kind === 'group' ? streaming.openGroup() : streaming.acceptPrivate(conversationId)));
  if (request) yield put(privateRequestRemoved({ conversationId }));
  if (outcome.ok) return showOf(kind, outcome.data, request);
  yield put(showRefused({ why: 'refused', says: outcome.error.message }));
  return null;
}

function showOf(kind: ShowKind, { conversation, sessionId, streamId, price }: InvitedShow, request: PrivateRequest | undefined): Show {
  const other: Person | null = conversation.recipientInfo ?? request?.user ?? null;
  return {
    kind,
    role: 'performer',
    conversationId: conversation._id,
    streamId: streamId ?? sessionId,
    price: price ?? request?.price ?? 0,
    other: kind === 'group' ? null : other,
    ...(request?.userNote ? { userNote: request.userNote } : {}),
  };
}
