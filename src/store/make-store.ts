import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { mirrorsOn } from './device/mirrors';
import { rootReducer } from './root-reducer';
import type { Saga, Visitor } from './saga';
import type { MakeSagas } from './sagas';
import { draftChanged, uploadsRequested } from './upload/upload.state';
import { avatarChosen } from './user/user.slice';

/** The checks of development builds may take a while on a busy machine before they complain. */
const SLOW_CHECK_MS = 200;

interface StoreOptions extends Visitor {
  /** What runs the sagas: at hand, or late as in a browser. */
  sagas: MakeSagas;
  /** What stands before everything else. */
  middleware?: Middleware[];
}

/**
 * The store of one visitor: made per request on the server, once in the browser. Nothing of it is shared.
 *
 * `run` runs a finite saga and gives its result, e.g. `await store.run(loadVideos, { limit: 12 })`; it rejects only on a
 * defect, or where its code cannot be had, never on a failed call. `runUntil` gives a `run` for a page that may be left: once its signal aborts, what runs is
 * cancelled, what would begin does not, and neither comes back. `stop` ends everything that watches.
 */
export function makeStore({ sagas: makeSagas, middleware = [], ...visitor }: StoreOptions) {
  const mirrors = mirrorsOn(visitor.ports.storage);
  const tellSagas: Middleware = () => (next) => (action) => {
    const result = next(action);
    sagas.hear(action as UnknownAction);
    return result;
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        // Uploads are files of this tab, and never travel.
        serializableCheck: {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [avatarChosen.type, uploadsRequested.type, draftChanged.type],
          ignoredPaths: ['upload'],
          ignoredActionPaths: ['payload.upload'],
        },
      }).concat([...middleware, ...mirrors.map((mirror) => mirror.middleware), tellSagas]),
    devTools: process.env.NODE_ENV === 'development',
  });
  const sagas = makeSagas(visitor, store);
  const runUntil =
    (signal?: AbortSignal) =>
    <Args extends unknown[], R>(saga: (...args: Args) => Saga<R>, ...args: Args): Promise<R> =>
      sagas.run(saga, args, signal);
  return Object.assign(store, {
    services: visitor.services,
    sessionToken: visitor.sessionToken,
    run: runUntil(),
    runUntil,
    stop() {
      mirrors.forEach((mirror) => mirror.stop());
      sagas.stop();
    },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
