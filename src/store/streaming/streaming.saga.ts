import { call, delay, put, race } from 'redux-saga/effects';
import type { StreamTokenBody } from '@/contract/streaming';
import { waitUntil } from '../wait-until';
import { requestRecord } from '../request/request.saga';
import { storedError } from '../request/request-state';
import type { RootState } from '../root-reducer';
import { selected, type Saga } from '../saga';
import { streamTokenFailed } from './streaming.slice';

/** `expireDate` in ms since 1970; defaults to one day from now. */
type StreamTokenRequest = Omit<StreamTokenBody, 'expireDate'> & { expireDate?: number };

/** Longest wait for the room, because one that never admits the visitor must not hold up the player. */
const ENTRY_TIMEOUT_MS = 5000;

const isInRoom = ({ streamMessage }: RootState) => streamMessage.enteredRoom !== undefined;

/**
 * Loads the one-time token for a stream, only when the media server requires one (spec §4). Null: not required, or
 * refused. `onLoginRequired` is called instead of showing a guest the refusal.
 */
export function* loadStreamToken(request: StreamTokenRequest, onLoginRequired?: () => void): Saga<string | null> {
  const { secureOption } = yield* selected(({ streaming }) => streaming.settings);
  if (!secureOption) return null;
  const isEarly = request.type === 'play' && !(yield* selected(isInRoom));
  let outcome = yield* requestToken(request);
  // Servers may refuse visitors who aren't in the room yet (contract C.11).
  if (isEarly && !outcome.ok && outcome.error.status === 403) {
    yield race([call(waitUntil, isInRoom), delay(ENTRY_TIMEOUT_MS)]);
    outcome = yield* requestToken(request);
  }
  if (outcome.ok) return outcome.data.tokenId;
  if (onLoginRequired && [401, 403].includes(outcome.error.status) && !(yield* selected(({ auth }) => auth.loggedIn))) {
    onLoginRequired();
    return null;
  }
  // The player retries for as long as the browser is offline, and says so itself.
  if (outcome.error.status === 0 && !navigator.onLine) return null;
  yield put(streamTokenFailed(storedError(outcome.error)));
  return null;
}

const requestToken = (request: StreamTokenRequest) =>
  requestRecord(({ streaming }, signal) => streaming.token(request, { signal }));
