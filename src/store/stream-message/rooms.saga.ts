import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, delay, flush, take } from 'redux-saga/effects';
import type { Saga } from '../saga';

/** Delay before code that failed to load is requested again. */
const AGAIN_MS = 2000;

const isOfRooms = ({ type }: Action) => type.startsWith('streamMessage/');

/** The part of the chat code on every page; the first room action loads the rest. */
export function* watchRooms(): Saga {
  const actions = (yield actionChannel(isOfRooms, buffers.expanding(4))) as Channel<UnknownAction>;
  const first = (yield take(actions)) as UnknownAction;
  const serveRooms = yield* openRooms();
  const others = (yield flush(actions)) as UnknownAction[];
  actions.close();
  yield* serveRooms([first, ...others]);
}

function* openRooms(): Saga<typeof import('./stream-message.saga').serveRooms> {
  for (;;) {
    try {
      return ((yield call(() => import('./stream-message.saga'))) as typeof import('./stream-message.saga')).serveRooms;
    } catch {
      yield delay(AGAIN_MS);
    }
  }
}
