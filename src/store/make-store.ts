import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { createMirrors } from './device/mirrors';
import { rootReducer } from './root-reducer';
import type { Saga, SagaContext } from './saga';
import type { MakeSagas } from './sagas';
import { draftChanged, uploadsRequested } from './upload/upload.state';
import { avatarChosen } from './user/user.slice';

/** Development checks may take this long before they warn. */
const SLOW_CHECK_MS = 200;

interface StoreOptions extends SagaContext {
  /** Runs the sagas: loaded already, or lazily as in a browser. */
  sagas: MakeSagas;
  /** Runs before all other middleware. */
  middleware?: Middleware[];
}

/**
 * The store of one visitor: created per request on the server, once in the browser. Nothing in it is shared.
 *
 * `run` runs a finite saga and resolves to its result, e.g. `await store.run(loadVideos, { limit: 12 })`. It rejects
 * only on a bug or when the code can't be loaded, never on a failed call. `runUntil` returns a `run` for a page that
 * may be left: once its signal aborts, running sagas are canceled, new ones don't start, and neither settles. `stop`
 * ends all watchers.
 */
export function makeStore({ sagas: makeSagas, middleware = [], ...visitor }: StoreOptions) {
  const mirrors = createMirrors(visitor.ports.storage);
  const notifySagas: Middleware = () => (next) => (action) => {
    const result = next(action);
    sagas.onAction(action as UnknownAction);
    return result;
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        // Uploads hold File objects of this tab and never travel.
        serializableCheck: {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [avatarChosen.type, uploadsRequested.type, draftChanged.type],
          ignoredPaths: ['upload'],
          ignoredActionPaths: ['payload.upload'],
        },
      }).concat([...middleware, ...mirrors.map((mirror) => mirror.middleware), notifySagas]),
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
