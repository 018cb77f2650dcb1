import { put } from 'redux-saga/effects';
import type { Conversation } from '@/contract/conversation';
import type { Message } from '@/contract/message';
import { mapPresent, personForPage } from '@/entities/page-data';
import { pick } from '@/lib/record';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import type { Saga } from '../saga';
import { PAGE_SIZE, type FetchedMessages } from './room-messages';
import {
  conversationLoaded,
  messagesFailed,
  messagesLoaded,
  messagesRequested,
  messagesStarted,
} from './stream-message.slice';

const messageForPage = (message: Message): Message => ({
  ...pick(
    message,
    '_id',
    'conversationId',
    'text',
    'type',
    'imageUrl',
    'senderId',
    'senderSource',
    'isSystem',
    'isDeleted',
    'createdAt',
    'updatedAt',
  ),
  meta: message.meta && pick(message.meta, 'token'),
  senderInfo: mapPresent(message.senderInfo, personForPage),
});

const conversationForPage = (conversation: Conversation): Conversation =>
  pick(
    conversation,
    '_id',
    'type',
    'name',
    'streamId',
    'performerId',
    'isSubscribed',
    'isBlocked',
    'createdAt',
    'updatedAt',
  );

/**
 * Loads a performer's public room with its newest messages (spec §7). The room counts as loaded even if the messages
 * fail.
 */
export function* loadPublicConversation(performerId: string): Saga<Outcome<Conversation>> {
  const outcome = yield* requestRecord(({ conversations }, signal) => conversations.getPublic(performerId, { signal }));
  if (outcome.ok) {
    yield put(conversationLoaded(conversationForPage(outcome.data)));
    yield* loadStreamMessages(messagesRequested({ conversationId: outcome.data._id }));
  }
  return outcome;
}

export function* fetchPage(conversationId: string, offset: number): Saga<Outcome<FetchedMessages>> {
  const outcome = yield* request(({ messages }, signal) =>
    messages.search(conversationId, { limit: PAGE_SIZE, offset }, { signal }),
  );
  if (!outcome.ok) return outcome;
  const { data, total } = outcome.data;
  const items = data.map(messageForPage);
  // A short page isn't the last one: servers may send fewer than requested, and unreadable messages are left out.
  return { ok: true, data: { items, total, hasFirstMessage: items.length === 0 || offset + items.length >= total } };
}

export function* loadStreamMessages({ payload: { conversationId } }: ReturnType<typeof messagesRequested>): Saga {
  yield put(messagesStarted({ conversationId }));
  const outcome = yield* fetchPage(conversationId, 0);
  yield outcome.ok
    ? put(messagesLoaded({ conversationId, ...outcome.data }))
    : put(messagesFailed({ conversationId, error: storedError(outcome.error) }));
}
