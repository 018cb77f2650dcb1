import { call } from 'redux-saga/effects';
import { fromVisitor, type Saga } from '../saga';

/**
 * True if the server recognizes a repeated payment by its key. If it can't be reached, nothing was sent at all.
 */
export function* canRepeat(): Saga<boolean> {
  const { tokenTransactions } = yield* fromVisitor('services');
  return (yield call(() => tokenTransactions.canResend().catch(() => true))) as boolean;
}
