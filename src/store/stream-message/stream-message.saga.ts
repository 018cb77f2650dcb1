import { fork, put, take, takeEvery } from 'redux-saga/effects';
import { isRecordMissing } from '@/services/http/missing-path';
import type { Message } from '@/contract/message';
import { removeSentText } from '@/device/drafts';
import { omitKnown } from '../list/list-state';
import { request } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { blockedByPerformer } from '../session/session.actions';
import { streamTokenFailed } from '../streaming/streaming.slice';
import { unlessInFlight } from '@/store/request/unless-in-flight';
import { selected, type Saga } from '../saga';
import { takeLatestBy } from '../take-latest-by';
import { chatDraft } from './chat-draft';
import { queueUntilConnected, shouldQueue, showSent, newestIn, watchOutbox } from './outbox.saga';
import { messageRemovalFailed, olderMessagesFailed, type RoomRef, sendFailed } from './room-failures';
import { fetchPage, loadStreamMessages } from './load-conversation.saga';
import { getAnchor, getMissed, isStored, PAGE_SIZE } from './room-messages';
import {
  conversationReset,
  messageDeleted,
  messageRemovalRequested,
  messagesRequested,
  messagesCleared,
  messagesFailed,
  messagesLoaded,
  messagesStarted,
  messageSubmitted,
  missedMessagesRequested,
  missedMessagesLoaded,
  olderMessagesRequested,
  olderMessagesLoaded,
  roomExited,
  sendRequested,
} from './stream-message.slice';

/** Pages fetched in one go. */
const PAGES_PER_FETCH = 8;

const fetchResults = [
  messagesLoaded,
  olderMessagesLoaded,
  missedMessagesLoaded,
  messagesFailed,
  olderMessagesFailed,
  messagesCleared,
  roomExited,
  conversationReset,
].map(({ type }) => type);

const roomWith = (conversationId: string) =>
  selected(({ streamMessage }) => streamMessage.conversationMap[conversationId]);

/**
 * Loads messages older than those in the store. System messages received live don't count for the offset, because
 * servers may not store them. If one does, a page may bring nothing new, and the next one is requested.
 */
function* loadOlderMessages({ payload: { conversationId } }: ReturnType<typeof olderMessagesRequested>): Saga {
  let room = yield* roomWith(conversationId);
  while (room?.fetching && room.fetchKind !== 'older') {
    yield take(fetchResults);
    room = yield* roomWith(conversationId);
  }
  if (!room || room.fetching || room.hasFirstMessage) return;
  yield put(messagesStarted({ conversationId, fetchKind: 'older' }));

  const { items } = room;
  let offset = items.filter(isStored).length;
  for (let page = 1; ; page += 1, offset += PAGE_SIZE) {
    const outcome = yield* fetchPage(conversationId, offset);
    if (!outcome.ok) {
      yield put(olderMessagesFailed({ conversationId, error: storedError(outcome.error) }));
      return;
    }
    if (outcome.data.hasFirstMessage || page === PAGES_PER_FETCH || omitKnown(items, outcome.data.items).length > 0) {
      yield put(olderMessagesLoaded({ conversationId, ...outcome.data }));
      return;
    }
  }
}

/** Loads messages missed during a lost connection: pages from the newest on until a known message is found. */
function* loadMissedMessages({ payload: { conversationId } }: ReturnType<typeof missedMessagesRequested>): Saga {
  while ((yield* roomWith(conversationId))?.fetching) yield take(fetchResults);
  const room = yield* roomWith(conversationId);
  if (!room) return;
  if (room.error && room.items.length === 0) {
    yield put(messagesRequested({ conversationId }));
    return;
  }
  const known = getAnchor(room);
  yield put(messagesStarted({ conversationId, fetchKind: 'missed' }));

  const items: Message[] = [];
  for (let page = 1; ; page += 1) {
    const outcome = yield* fetchPage(conversationId, items.length);
    if (!outcome.ok) {
      yield put(messagesFailed({ conversationId, error: storedError(outcome.error) }));
      return;
    }
    const { total, hasFirstMessage } = outcome.data;
    items.push(...omitKnown(items, outcome.data.items));
    if (hasFirstMessage || page === PAGES_PER_FETCH || items.some(({ _id }) => _id === known)) {
      const current = yield* roomWith(conversationId);
      const missed = current ? getMissed(current, { items }) : [];
      yield put(missedMessagesLoaded({ conversationId, items, hasFirstMessage, total, missed }));
      return;
    }
  }
}

/**
 * One at a time per room; a pending call of a room that was left doesn't block the next room. Without a connection, or
 * behind other queued messages, the message is queued.
 */
function* sendMessage(
  inFlight: Set<string>,
  { payload: { conversationId, text } }: ReturnType<typeof messageSubmitted>,
): Saga {
  if (yield* selected(({ streamMessage }) => streamMessage.sendMessage.sending)) return;
  const account = yield* selected(({ user }) => user.current._id);
  const after = yield* newestIn(conversationId);
  const message = { account, conversationId, text, after };
  if (shouldQueue(account, conversationId) && (yield* queueUntilConnected({ ...message, isUncertain: false }))) {
    removeSentText(chatDraft(conversationId), text);
    return;
  }
  yield put(sendRequested());
  const outcome = yield* unlessInFlight(inFlight, [account, conversationId, text], () =>
    request<Message | null>(({ messages }, signal) => messages.send(conversationId, { text }, { signal })),
  );
  if (!outcome) return;
  const isQueued =
    !outcome.ok &&
    outcome.error.status === 0 &&
    !outcome.error.aborted &&
    (yield* queueUntilConnected({ ...message, isUncertain: true }));
  // Also if the room was left meanwhile.
  if (outcome.ok || isQueued) removeSentText(chatDraft(conversationId), text);
  if (outcome.ok) yield* showSent(conversationId, outcome.data);
  else if (!isQueued) yield put(sendFailed({ conversationId, ...storedError(outcome.error) }));
}

function* removeMessage({ payload }: ReturnType<typeof messageRemovalRequested>): Saga {
  const outcome = yield* request(({ messages }, signal) => messages.remove(payload._id, { signal }));
  // A message that no longer exists counts as removed.
  yield put(
    outcome.ok || isRecordMissing(outcome.error)
      ? messageDeleted(payload)
      : messageRemovalFailed(storedError(outcome.error)),
  );
}

/**
 * After a refusal, reloads the page of a visitor who was blocked meanwhile, in case the server doesn't report it by
 * itself.
 */
function* checkBlocked({
  payload,
}: ReturnType<typeof sendFailed | typeof streamTokenFailed | typeof messagesFailed>): Saga {
  const { status } = 'error' in payload ? payload.error : payload;
  const performerId = yield* selected(({ streamMessage }) => streamMessage.activeConversation?.performerId);
  if (status !== 403 || !performerId) return;
  const outcome = yield* request(({ performers }, signal) => performers.get(performerId, { signal }));
  if (!outcome.ok && outcome.error.status === 403) yield put(blockedByPerformer());
}

export function* watchStreamMessages(): Saga {
  yield fork(
    takeLatestBy<RoomRef>,
    [messagesRequested],
    ({ conversationId }: RoomRef) => conversationId,
    loadStreamMessages,
  );
  yield takeEvery(olderMessagesRequested, loadOlderMessages);
  yield takeEvery(missedMessagesRequested, loadMissedMessages);
  yield takeEvery(messageSubmitted, sendMessage, new Set<string>());
  yield takeEvery(messageRemovalRequested, removeMessage);
  yield takeEvery([sendFailed, streamTokenFailed, messagesFailed], checkBlocked);
  yield fork(watchOutbox);
}
