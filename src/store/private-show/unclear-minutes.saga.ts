import { call, delay, put, race, take } from 'redux-saga/effects';
import type { ListData } from '@/contract/envelope';
import type { TokenTransaction } from '@/contract/token-transaction';
import { returnChannel } from '@/store/device/return-channel';
import { request } from '../request/request.saga';
import type { RootState } from '../root-reducer';
import { selected, type Saga } from '../saga';
import { socketStatusChanged } from '../system/system.slice';
import { minuteKey } from './minute-charge.saga';
import { minuteCharged, minuteNotCharged } from './private-show.slice';
import type { Show } from './show';
import { waitUntil } from '../wait-until';

/** Maximum wait for responses that are pending when a show ends. */
const FINAL_RESPONSE_TIMEOUT_MS = 5000;
const AGAIN_MS = 5000;
const TRIES = 5;

const isConnected = (action: unknown) => socketStatusChanged.match(action) && action.payload === 'connected';

/** The minutes of the summary on screen that aren't known to be charged. */
const selectDue =
  ({ conversationId }: Show) =>
  ({ privateShow }: RootState): readonly number[] =>
    privateShow.show?.conversationId === conversationId ? (privateShow.meter?.due ?? []) : [];

/**
 * Completes the receipt of an ended show: minutes whose charge got no response are looked up in the history. After
 * several failures, the next attempt waits until the connection or the visitor is back.
 */
export function* settleUnclearMinutes(show: Show, account: string): Saga {
  const isSettled = (state: RootState) => selectDue(show)(state).length === 0;
  const back = yield* returnChannel();
  try {
    yield race([call(waitUntil, isSettled), delay(FINAL_RESPONSE_TIMEOUT_MS)]);
    for (let tries = 1; !(yield* selected(isSettled)); tries++) {
      if (yield* readHistory(show, account)) {
        yield* waitUntil((state) => isSettled(state) || !state.privateShow.charging?.length);
        continue;
      }
      const { timedOut } = (yield race({
        settled: call(waitUntil, isSettled),
        back: take(back),
        connected: take(isConnected),
        ...(tries < TRIES ? { timedOut: delay(AGAIN_MS) } : {}),
      })) as { timedOut?: true };
      if (!timedOut) tries = 0;
    }
  } finally {
    back.close();
  }
}

/**
 * Looks up the minutes in the history; resolves to false if it couldn't be loaded. A minute that isn't there while its
 * charge is still being sent stays due.
 */
function* readHistory(show: Show, account: string): Saga<boolean> {
  const { conversationId } = show;
  const history = yield* request<ListData<TokenTransaction>>(({ tokenTransactions }, signal) =>
    tokenTransactions.search({ target: 'stream', limit: 100 }, { signal }),
  );
  if (!history.ok) return false;
  for (const minute of yield* selected(selectDue(show))) {
    const receipt = history.data.data.find(
      ({ idempotencyKey }) => idempotencyKey === minuteKey({ conversationId }, account, minute),
    );
    if (receipt) yield put(minuteCharged({ conversationId, minute, tokens: receipt.totalPrice ?? show.price }));
    else if (!(yield* selected(({ privateShow }) => privateShow.charging?.includes(minute))))
      yield put(minuteNotCharged({ conversationId, minute }));
  }
  return true;
}
