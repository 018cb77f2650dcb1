import { call } from 'redux-saga/effects';
import { fromVisitor, selected, type Saga } from '../saga';

/**
 * True if the server processes payments with the same key once, which only a setting can tell, and receives the key. If
 * it can't be reached, nothing was sent at all.
 */
export function* canRepeat(): Saga<boolean> {
  if (!(yield* selected(({ settings }) => settings.supportsIdempotencyKey))) return false;
  const { tokenTransactions } = yield* fromVisitor('services');
  return (yield call(() => tokenTransactions.sendsKeys().catch(() => true))) as boolean;
}
