import { put, takeEvery } from 'redux-saga/effects';
import type { CountryBlock } from '@/contract/misc';
import { requestRecord, type Outcome } from '../request/request.saga';
import { fromVisitor, type Saga } from '../saga';
import { countryChecked, errorRaised } from './system.slice';

/** Checks whether the site is open in the visitor's country. If the check fails, it counts as open. */
export function* checkCountry(): Saga<Outcome<CountryBlock>> {
  const outcome = yield* requestRecord(({ countryBlock }, signal) => countryBlock.check({ signal }));
  if (outcome.ok) yield put(countryChecked(Boolean(outcome.data.blocked)));
  return outcome;
}

export function* watchErrors(): Saga {
  const ports = yield* fromVisitor('ports');
  yield takeEvery(errorRaised, ({ payload }) => ports.navigate(payload.url));
}
