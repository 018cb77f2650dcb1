import { call, delay, put, race } from 'redux-saga/effects';
import type { ListData } from '@/contract/envelope';
import type { TokenTransaction } from '@/contract/token-transaction';
import { request } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import { minuteKey } from './minute-charge.saga';
import { minuteCharged, minuteNotCharged } from './private-show.slice';
import type { Show } from './show';
import { waitUntil } from './waiting';

/** Maximum wait for responses that are pending when a show ends. */
const FINAL_RESPONSE_TIMEOUT_MS = 5000;
const AGAIN_MS = 5000;
const TRIES = 5;

/** Completes the receipt of an ended show: minutes whose charge got no response are looked up in the history. */
export function* countReceipts(show: Show, account: string): Saga {
  const { conversationId } = show;
  const selectDue = () =>
    selected(({ privateShow }) =>
      privateShow.show?.conversationId === conversationId ? (privateShow.meter?.due ?? []) : [],
    );
  yield race([call(waitUntil, ({ privateShow }) => !privateShow.meter?.due.length), delay(FINAL_RESPONSE_TIMEOUT_MS)]);
  for (let tries = 0; tries < TRIES && (yield* selectDue()).length > 0; tries++) {
    const history = yield* request<ListData<TokenTransaction>>(({ tokenTransactions }, signal) =>
      tokenTransactions.search({ target: 'stream', limit: 100 }, { signal }),
    );
    if (history.ok) {
      for (const minute of yield* selectDue()) {
        const receipt = history.data.data.find(
          ({ idempotencyKey }) => idempotencyKey === minuteKey({ conversationId }, account, minute),
        );
        yield put(
          receipt
            ? minuteCharged({ conversationId, minute, tokens: receipt.totalPrice ?? show.price })
            : minuteNotCharged({ conversationId, minute }),
        );
      }
      return;
    }
    yield delay(AGAIN_MS);
  }
}
