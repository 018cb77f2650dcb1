import { call, delay, put, race } from 'redux-saga/effects';
import type { ListData } from '@/contract/envelope';
import type { TokenTransaction } from '@/contract/token-transaction';
import { request } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import { minuteKey } from './minute-charge.saga';
import { minuteCharged, minuteNotCharged } from './private-show.slice';
import type { Show } from './show';
import { until } from './waiting';

/** An answer that is on its way when a show ends comes by then. */
const LAST_ANSWER_MS = 5000;
const AGAIN_MS = 5000;
const TRIES = 5;

/** After the end nothing is charged any more. What the answers did not tell of the last minutes is read in the history, so that the receipt is right. */
export function* countReceipts(show: Show, account: string): Saga {
  const { conversationId } = show;
  const due = () => selected(({ privateShow }) => (privateShow.show?.conversationId === conversationId ? (privateShow.meter?.due ?? []) : []));
  yield race([call(until, ({ privateShow }) => !privateShow.meter?.due.length), delay(LAST_ANSWER_MS)]);
  for (let tries = 0; tries < TRIES && (yield* due()).length > 0; tries++) {
    const history = yield* request<ListData<TokenTransaction>>(({ tokenTransactions }, signal) => tokenTransactions.search({ target: 'stream', limit: 100 }, { signal }));
    if (history.ok) {
      for (const minute of yield* due()) {
        const receipt = history.data.data.find(({ idempotencyKey }) => idempotencyKey === minuteKey({ conversationId }, account, minute));
        yield put(receipt ? minuteCharged({ conversationId, minute, tokens: receipt.totalPrice ?? show.price }) : minuteNotCharged({ conversationId, minute }));
      }
      return;
    }
    yield delay(AGAIN_MS);
  }
}
