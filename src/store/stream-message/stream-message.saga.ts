import { put, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import type { Conversation } from '@/contract/conversation';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import {
  conversationLoaded,
  messageDeleted,
  messageRemovalAsked,
  messageRemovalFailed,
  messagesFailed,
  messagesLoaded,
  messagesRequested,
  messageSent,
  messageSubmitted,
  olderMessagesAsked,
  olderMessagesFailed,
  olderMessagesLoaded,
  sendFailed,
  sendRequested,
} from './stream-message.slice';

/** Messages a page (spec §9). */
const PAGE_SIZE = 25;

/** The public room of a performer. Its messages follow by themselves in the browser. */
export function* loadPublicConversation(performerId: string): Saga<Outcome<Conversation>> {
  const outcome = yield* requestRecord(({ conversations }, signal) => conversations.getPublic(performerId, { signal }));
  if (outcome.ok) yield put(conversationLoaded(outcome.data));
  return outcome;
}

/** The newest messages of a room. */
function* loadStreamMessages(conversationId: string): Saga {
  yield put(messagesRequested({ conversationId }));
  const outcome = yield* request(({ messages }, signal) => messages.search(conversationId, { limit: PAGE_SIZE, offset: 0 }, { signal }));
  yield outcome.ok
    ? put(messagesLoaded({ conversationId, items: outcome.data.data, total: outcome.data.total }))
    : put(messagesFailed({ conversationId, error: storedError(outcome.error) }));
}

/** The messages before those that are there. Lines of the system do not count: servers need not keep them. */
function* loadOlderMessages({ payload: { conversationId } }: ReturnType<typeof olderMessagesAsked>): Saga {
  const room = yield* selected(({ streamMessage }) => streamMessage.conversationMap[conversationId]);
  if (!room || room.fetching) return;
  const offset = room.items.filter(({ isSystem }) => !isSystem).length;

  yield put(messagesRequested({ conversationId }));
  const outcome = yield* request(({ messages }, signal) => messages.search(conversationId, { limit: PAGE_SIZE, offset }, { signal }));
  yield outcome.ok
    ? put(olderMessagesLoaded({ conversationId, items: outcome.data.data, total: outcome.data.total }))
    : put(olderMessagesFailed({ conversationId, error: storedError(outcome.error) }));
}

function* sendMessage({ payload: { conversationId, text } }: ReturnType<typeof messageSubmitted>): Saga {
  yield put(sendRequested());
  const outcome = yield* requestRecord(({ messages }, signal) => messages.send(conversationId, { text }, { signal }));
  yield put(outcome.ok ? messageSent(outcome.data) : sendFailed(storedError(outcome.error)));
}

function* removeMessage({ payload }: ReturnType<typeof messageRemovalAsked>): Saga {
  const outcome = yield* request(({ messages }, signal) => messages.remove(payload._id, { signal }));
  yield put(outcome.ok ? messageDeleted(payload) : messageRemovalFailed(storedError(outcome.error)));
}

export function* watchStreamMessages(): Saga {
  yield takeLatest(conversationLoaded, ({ payload }) => loadStreamMessages(payload._id));
  yield takeEvery(olderMessagesAsked, loadOlderMessages);
  yield takeLeading(messageSubmitted, sendMessage);
  yield takeEvery(messageRemovalAsked, removeMessage);
}
