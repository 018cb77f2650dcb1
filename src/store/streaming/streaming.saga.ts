import { put } from 'redux-saga/effects';
import type { StreamTokenBody } from '@/contract/streaming';
import { requestRecord } from '../request/request.saga';
import { storedError } from '../request/request-state';
import { selected, type Saga } from '../saga';
import { streamTokenFailed } from './streaming.slice';

/** `expireDate` in milliseconds since 1970; a day from now when not given. */
type StreamTokenWish = Omit<StreamTokenBody, 'expireDate'> & { expireDate?: number };

/** The one-time token for a stream, asked for only when the media server wants one (spec §4). Null: go without, or it was refused. */
export function* loadStreamToken(wish: StreamTokenWish): Saga<string | null> {
  const { secureOption } = yield* selected(({ streaming }) => streaming.settings);
  if (!secureOption) return null;
  const outcome = yield* requestRecord(({ streaming }, signal) => streaming.token(wish, { signal }));
  if (outcome.ok) return outcome.data.tokenId;
  yield put(streamTokenFailed(storedError(outcome.error)));
  return null;
}
