import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import type { Saga } from './saga';
import type { MakeSagas } from './sagas';

/**
 * Runs sagas whose code is already loaded. With a root saga, actions are served; without one, as on the server, only
 * finite sagas run.
 */
export const createSagaRunner =
  (root?: () => Saga): MakeSagas =>
  ({ services, sessionToken, ports }, { dispatch, getState }) => {
    const channel = stdChannel<UnknownAction>();
    const environment = { channel, dispatch, getState, context: { services, sessionToken, ports } };
    const watching = root && runSaga(environment, root);
    return {
      onAction: channel.put,
      run<Args extends unknown[], R>(saga: (...args: Args) => Saga<R>, args: Args, signal?: AbortSignal) {
        if (signal?.aborted) return new Promise<never>(() => undefined);
        const task = runSaga(environment, saga, ...args);
        return new Promise<R>((resolve, reject) => {
          const cancel = () => task.cancel();
          signal?.addEventListener('abort', cancel);
          task
            .toPromise<R>()
            .finally(() => signal?.removeEventListener('abort', cancel))
            .then((result) => !task.isCancelled() && resolve(result), reject);
        });
      },
      stop: () => watching?.cancel(),
    };
  };
