import { put } from 'redux-saga/effects';
import type { StreamTokenBody } from '@/contract/streaming';
import { requestRecord } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import { streamTokenFailed } from './streaming.slice';

/** `expireDate` in ms since 1970; defaults to one day from now. */
type StreamTokenRequest = Omit<StreamTokenBody, 'expireDate'> & { expireDate?: number };

/**
 * Loads the one-time token for a stream, only when the media server requires one (spec §4). Null: not required, or
 * refused.
 */
export function* loadStreamToken(request: StreamTokenRequest): Saga<string | null> {
  const { secureOption } = yield* selected(({ streaming }) => streaming.settings);
  if (!secureOption) return null;
  const outcome = yield* requestRecord(({ streaming }, signal) => streaming.token(request, { signal }));
  if (outcome.ok) return outcome.data.tokenId;
  yield put(streamTokenFailed(storedError(outcome.error)));
  return null;
}
