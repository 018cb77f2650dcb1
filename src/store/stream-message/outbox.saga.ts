import { isAnyOf } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'redux-saga/effects';
import type { Message } from '@/contract/message';
import { readDraft, writeDraft } from '@/device/drafts';
import { returnChannel } from '@/store/device/return-channel';
import { waitUntil } from '../wait-until';
import { request, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import type { RootState } from '../root-reducer';
import { fromVisitor, selected, type Saga } from '../saga';
import { socketStatusChanged } from '../system/system.slice';
import { chatDraft } from './chat-draft';
import { updateQueuedMessage, queuedBy, type QueuedMessage, queueMessage, outbox, removeQueuedMessage } from './outbox';
import { sendFailed } from './room-failures';
import { isStored, PAGE_SIZE } from './room-messages';
import {
  deliveryRequested,
  messageQueued,
  messageSaved,
  messageSent,
  missedMessagesRequested,
} from './stream-message.slice';

/** Pauses between attempts while the server doesn't respond. */
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 30_000;

/** Pages searched for a message whose response was lost. */
const PAGES_SEARCHED = 8;

/** Older messages return to the text box instead: nobody expects them to be sent anymore. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Longest wait for the room, which may refuse messages of visitors who aren't in it yet. */
const ENTRY_TIMEOUT_MS = 10_000;

const LOCK = 'chat-outbox';

/** Statuses that say nothing about the message itself. */
const isTemporary = (status: number): boolean => status === 0 || [401, 408, 425, 429, 502, 503, 504].includes(status);

const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine;

let queuedCount = 0;

/** When the room's newest message was sent, by the server's clock. */
export function* newestIn(conversationId: string): Saga<string | null> {
  const room = yield* selected(({ streamMessage }) => streamMessage.conversationMap[conversationId]);
  const newest = room?.items.findLast(isStored);
  if (newest) return newest.createdAt ?? null;
  return room?.hasFirstMessage ? '' : null;
}

/** True when a new message must wait: the browser reports that it is offline, or earlier ones are waiting. */
export const shouldQueue = (account: string, conversationId: string): boolean =>
  isOffline() || queuedBy(outbox.read(), account, conversationId).length > 0;

/** Stores a message until the connection is back. False if the device refuses storage. */
export function* queueUntilConnected(
  message: Pick<QueuedMessage, 'account' | 'conversationId' | 'text' | 'isUncertain' | 'after'>,
): Saga<boolean> {
  const heldAt = Date.now();
  queuedCount += 1;
  const isQueued = queueMessage({
    ...message,
    id: `${heldAt.toString(36)}-${Math.random().toString(36).slice(2)}-${queuedCount}`,
    heldAt,
  });
  if (isQueued) yield put(messageQueued());
  return isQueued;
}

/** The server's copy of the message if an earlier call arrived, otherwise null. */
function* findArrived(
  { account, conversationId, text, after }: QueuedMessage,
  delivered: ReadonlySet<string>,
): Saga<Outcome<Message | null>> {
  if (after === null) return { ok: true, data: null };
  for (let page = 0; page < PAGES_SEARCHED; page += 1) {
    const outcome = yield* request(({ messages }, signal) =>
      messages.search(conversationId, { limit: PAGE_SIZE, offset: page * PAGE_SIZE }, { signal }),
    );
    if (!outcome.ok) return outcome;
    const { data: items } = outcome.data;
    const later = items.filter(({ createdAt }) => (createdAt ?? '') > after);
    const arrived = later.find(
      (message) => message.senderId === account && message.text.trim() === text && !delivered.has(message._id),
    );
    if (arrived) return { ok: true, data: arrived };
    if (later.length < items.length || items.length === 0) break;
  }
  return { ok: true, data: null };
}

/** Shows a message that was sent. One that the server didn't return is fetched. */
export function* showSent(conversationId: string, message: Message | null): Saga {
  if (message?._id) yield put(messageSent({ ...message, conversationId }));
  else {
    yield put(messageSaved({ conversationId }));
    yield put(missedMessagesRequested({ conversationId }));
  }
}

function* deliver(message: QueuedMessage, delivered: Set<string>): Saga<Outcome<Message | null>> {
  const { id, conversationId, text } = message;
  if (message.isUncertain) {
    const found = yield* findArrived(message, delivered);
    if (!found.ok) return found;
    if (found.data) return { ok: true, data: found.data };
  }
  // Stored first, because the page may close before the response.
  const after = message.isUncertain ? message.after : yield* newestIn(conversationId);
  updateQueuedMessage(id, { isUncertain: true, after });
  return yield* request<Message | null>(({ messages }, signal) =>
    messages.send(conversationId, { text }, { signal, background: true }),
  );
}

/** Puts a text that won't be sent back into the box, before what is typed there. */
function restoreToDraft({ conversationId, text }: QueuedMessage): void {
  const draft = chatDraft(conversationId);
  const typed = readDraft(draft);
  writeDraft(draft, typed === '' ? text : `${text}\n${typed}`);
}

/** The room on screen has admitted the visitor; other rooms can't be entered here. */
const canSend =
  ({ conversationId }: QueuedMessage) =>
  ({ system, streamMessage: { enteredRoom, conversationMap } }: RootState) =>
    system.socketStatus === 'connected' && (enteredRoom === conversationId || !(conversationId in conversationMap));

/** Sends the waiting messages in order. False when some must keep waiting. */
function* deliverAll(): Saga<boolean> {
  const { acquireLock } = yield* fromVisitor('ports');
  const account = yield* selected(({ user }) => user.current._id);
  const findNextMessage = () => queuedBy(outbox.read(), account)[0];
  const first = findNextMessage();
  if (account === '' || !first) return true;
  yield race([call(waitUntil, canSend(first)), delay(ENTRY_TIMEOUT_MS)]);
  // Browsers may report that they are offline while they aren't, but then the socket connects.
  if (isOffline() && (yield* selected(({ system }) => system.socketStatus)) !== 'connected') return false;
  const release = (yield call(acquireLock, LOCK)) as (() => void) | null;
  if (!release) return false;
  try {
    const delivered = new Set<string>();
    for (let message = findNextMessage(); message; message = findNextMessage()) {
      if ((yield* selected(({ user }) => user.current._id)) !== account) return false;
      if (Date.now() - message.heldAt > LIFETIME_MS) {
        restoreToDraft(message);
        removeQueuedMessage(message.id);
        continue;
      }
      const isAdmitted = yield* selected(canSend(message));
      const outcome = yield* deliver(message, delivered);
      const { conversationId } = message;
      const isEarly = !isAdmitted && !outcome.ok && outcome.error.status === 403;
      if (!outcome.ok && (isEarly || isTemporary(outcome.error.status))) return false;
      removeQueuedMessage(message.id);
      if (outcome.ok) {
        if (outcome.data?._id) delivered.add(outcome.data._id);
        yield* showSent(conversationId, outcome.data);
      } else {
        restoreToDraft(message);
        yield put(sendFailed({ conversationId, ...storedError(outcome.error) }));
      }
    }
    return true;
  } finally {
    release();
  }
}

const isQueueChange = isAnyOf(messageQueued, deliveryRequested);
const isConnected = (action: unknown) => socketStatusChanged.match(action) && action.payload === 'connected';

/** Sends queued messages as soon as the server is reachable again. */
export function* watchOutbox(): Saga {
  const returned = (yield* returnChannel()) as EventChannel<true>;
  for (let pause = FIRST_PAUSE_MS; ;) {
    const isDone = yield* deliverAll();
    if (isDone) {
      pause = FIRST_PAUSE_MS;
      yield take(isQueueChange);
    } else {
      yield race({ returned: take(returned), connected: take(isConnected), pause: delay(pause) });
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }
}
