import { isAnyOf } from '@reduxjs/toolkit';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'redux-saga/effects';
import type { Message } from '@/contract/message';
import { readDraft, writeDraft } from '@/device/drafts';
import { returns } from '@/store/device/visibility-channel';
import { request, requestRecord, type Outcome } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { fromVisitor, selected, type Saga } from '../saga';
import { socketStatusChanged } from '../system/system.slice';
import { chatDraft } from './chat-draft';
import { changeHeld, heldBy, type HeldMessage, holdMessage, outbox, releaseHeld } from './outbox';
import { sendFailed } from './room-failures';
import { isStored, PAGE_SIZE } from './room-messages';
import { deliveryRequested, messageHeld, messageSent } from './stream-message.slice';

/** Pauses between tries while the server does not answer. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

/** Pages that are searched for a message whose answer was lost. */
const PAGES_SEARCHED = 8;

/** Older messages are put back into the text box: nobody expects them to be sent any more. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const LOCK = 'chat-outbox';

/** Answers that say nothing about the message itself. */
const isTemporary = (status: number): boolean => status === 0 || [401, 408, 425, 429, 502, 503, 504].includes(status);

const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine;

let held = 0;

/** When the newest message of a room was sent, by the server's clock. */
export function* newestIn(conversationId: string): Saga<string | null> {
  const room = yield* selected(({ streamMessage }) => streamMessage.conversationMap[conversationId]);
  const newest = room?.items.findLast(isStored);
  if (newest) return newest.createdAt ?? null;
  return room?.begun ? '' : null;
}

/** True when a new message has to wait: the browser is offline, or earlier ones are still waiting. */
export const shouldHold = (account: string, conversationId: string): boolean => isOffline() || heldBy(outbox.read(), account, conversationId).length > 0;

/** Holds a message back until the connection is there again. False where the device keeps nothing. */
export function* hold(message: Pick<HeldMessage, 'account' | 'conversationId' | 'text' | 'isUncertain' | 'after'>): Saga<boolean> {
  const heldAt = Date.now();
  held += 1;
  const isHeld = holdMessage({ ...message, id: `${heldAt.toString(36)}-${Math.random().toString(36).slice(2)}-${held}`, heldAt });
  if (isHeld) yield put(messageHeld());
  return isHeld;
}

/** The message as the server has it, where an earlier call did arrive; null where none did. */
function* findArrived({ account, conversationId, text, after }: HeldMessage, delivered: ReadonlySet<string>): Saga<Outcome<Message | null>> {
  if (after === null) return { ok: true, data: null };
  for (let page = 0; page < PAGES_SEARCHED; page += 1) {
    const outcome = yield* request(({ messages }, signal) => messages.search(conversationId, { limit: PAGE_SIZE, offset: page * PAGE_SIZE }, { signal }));
    if (!outcome.ok) return outcome;
    const { data: items } = outcome.data;
    const later = items.filter(({ createdAt }) => (createdAt ?? '') > after);
    const arrived = later.find((message) => message.senderId === account && message.text.trim() === text && !delivered.has(message._id));
    if (arrived) return { ok: true, data: arrived };
    if (later.length < items.length || items.length === 0) break;
  }
  return { ok: true, data: null };
}

function* deliver(message: HeldMessage, delivered: Set<string>): Saga<Outcome<Message>> {
  const { id, conversationId, text } = message;
  if (message.isUncertain) {
    const found = yield* findArrived(message, delivered);
    if (!found.ok) return found;
    if (found.data) return { ok: true, data: found.data };
  }
  // Written down first: the page may go away before the answer comes.
  const after = message.isUncertain ? message.after : yield* newestIn(conversationId);
  changeHeld(id, { isUncertain: true, after });
  return yield* requestRecord(({ messages }, signal) => messages.send(conversationId, { text }, { signal }));
}

/** Puts a text that will not be sent by itself back into the box, before what is typed there. */
function giveBack({ conversationId, text }: HeldMessage): void {
  const draft = chatDraft(conversationId);
  const typed = readDraft(draft);
  writeDraft(draft, typed === '' ? text : `${text}\n${typed}`);
}

/** Sends what waits, one after the other. False when something has to go on waiting. */
function* deliverAll(): Saga<boolean> {
  const { hold: lock } = yield* fromVisitor('ports');
  const account = yield* selected(({ user }) => user.current._id);
  const next = () => heldBy(outbox.read(), account)[0];
  if (account === '' || !next()) return true;
  if (isOffline()) return false;
  // One tab sends for all.
  const letGo = (yield call(lock, LOCK)) as (() => void) | null;
  if (!letGo) return false;
  try {
    const delivered = new Set<string>();
    for (let message = next(); message; message = next()) {
      if ((yield* selected(({ user }) => user.current._id)) !== account) return false;
      if (Date.now() - message.heldAt > LIFETIME_MS) {
        giveBack(message);
        releaseHeld(message.id);
        continue;
      }
      const outcome = yield* deliver(message, delivered);
      const { conversationId } = message;
      if (!outcome.ok && isTemporary(outcome.error.status)) return false;
      releaseHeld(message.id);
      if (outcome.ok) {
        delivered.add(outcome.data._id);
        yield put(messageSent({ ...outcome.data, conversationId }));
      } else {
        giveBack(message);
        yield put(sendFailed({ conversationId, ...storedError(outcome.error) }));
      }
    }
    return true;
  } finally {
    letGo();
  }
}

const isNews = isAnyOf(messageHeld, deliveryRequested);
const isConnected = (action: unknown) => socketStatusChanged.match(action) && action.payload === 'connected';

/** Sends held messages as soon as the server can be reached again. */
export function* watchOutbox(): Saga {
  const cameBack = (yield* returns()) as EventChannel<true>;
  for (let pause = FIRST_PAUSE_MS; ; ) {
    const isDone = yield* deliverAll();
    if (isDone) {
      pause = FIRST_PAUSE_MS;
      yield take(isNews);
    } else {
      yield race({ cameBack: take(cameBack), connected: take(isConnected), pause: delay(pause) });
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}
