import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { stdChannel } from 'redux-saga';
import { rootReducer } from './root-reducer';
import type { Saga, Visitor } from './saga';
import { draftChanged, uploadsAsked } from './upload/upload.state';
import { avatarChosen } from './user/user.slice';

/** The checks of development builds may take a while on a busy machine before they complain. */
const SLOW_CHECK_MS = 200;

interface StoreOptions extends Visitor {
  /** The root saga, by which actions are answered; false on the server. `hear` tells sagas, and nobody else, of an action. */
  watch: false | ((hear: (action: UnknownAction) => void) => Saga);
  /** What stands before the reducers besides the sagas. */
  middleware?: Middleware[];
}

/**
 * The store of one visitor: made per request on the server, once in the browser. Nothing of it is shared.
 *
 * `run` runs a finite saga and gives its result, e.g. `await store.run(loadVideos, { limit: 12 })`; it rejects only on a
 * defect, never on a failed call. `runUntil` gives a `run` for a page that may be left: once its signal aborts, what runs is
 * cancelled, what would begin does not, and neither comes back. `stop` ends everything that watches.
 */
export function makeStore({ watch, middleware = [], services, sessionToken, ports }: StoreOptions) {
  const channel = stdChannel<UnknownAction>();
  const sagas = createSagaMiddleware<Visitor>({ context: { services, sessionToken, ports }, channel });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: false,
        immutableCheck: { warnAfter: SLOW_CHECK_MS },
        // Uploads are files of this tab, and never travel.
        serializableCheck: {
          warnAfter: SLOW_CHECK_MS,
          ignoredActions: [avatarChosen.type, uploadsAsked.type, draftChanged.type],
          ignoredPaths: ['upload'],
          ignoredActionPaths: ['payload.upload'],
        },
      }).concat([...middleware, sagas]),
    devTools: watch !== false && process.env.NODE_ENV === 'development',
  });
  const root = watch ? sagas.run(watch, channel.put) : null;
  const runUntil =
    (signal?: AbortSignal) =>
    <Args extends unknown[], R>(saga: (...args: Args) => Saga<R>, ...args: Args): Promise<R> => {
      if (signal?.aborted) return new Promise<never>(() => undefined);
      const task = sagas.run(saga, ...args);
      return new Promise((resolve, reject) => {
        const cancel = () => task.cancel();
        signal?.addEventListener('abort', cancel);
        task
          .toPromise<R>()
          .finally(() => signal?.removeEventListener('abort', cancel))
          .then((result) => !task.isCancelled() && resolve(result), reject);
      });
    };
  return Object.assign(store, {
    services,
    sessionToken,
    run: runUntil(),
    runUntil,
    stop: () => root?.cancel(),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
