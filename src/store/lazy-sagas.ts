import { isAnyOf } from '@reduxjs/toolkit';
import { ApiError } from '@/lib/http/errors';
import { formOpened } from './auth/auth.slice';
import { cartRestored } from './cart/cart.slice';
import { activeObjectChanged } from './comment/comment.state';
import type { MakeSagas, SagaRunner } from './sagas';
import { pageMounted, stateReceived } from './session/session.actions';
import { membersChanged } from './streaming/streaming.slice';
import { socketStatusChanged } from './system/system.slice';
import { uiRestored } from './ui/ui.slice';

/** True for actions that a page dispatches without an interaction and that the sagas can handle later. */
const canWait = isAnyOf(
  pageMounted,
  stateReceived,
  uiRestored,
  cartRestored,
  activeObjectChanged,
  formOpened,
  socketStatusChanged,
  membersChanged,
);

interface Timing {
  /** Resolves when the sagas should load even without an action. */
  begin: () => Promise<void>;
  /** Resolves after the next paint. */
  nextPaint: () => Promise<void>;
}

/**
 * Runs the browser's sagas lazily: their code loads when `begin` resolves, on the first action that can't wait, or when
 * the first saga is to run. The result of the triggering interaction is painted first. Earlier actions are replayed, and
 * sagas run, in order against the newer state. If loading fails, the next action retries it, and a saga to run fails
 * like a call without a response.
 */
export const lazySagas =
  ({ begin, nextPaint }: Timing): MakeSagas =>
  (visitor, store) => {
    const missed: ((loaded: SagaRunner) => void)[] = [];
    let sagas: SagaRunner | null = null;
    let loading: Promise<void> | null = null;
    let isStopped = false;

    const load = async () => {
      await nextPaint();
      const { browserSagas } = await import('./root-saga.client');
      sagas = browserSagas(visitor, store);
      if (isStopped) sagas.stop();
      for (const replay of missed.splice(0)) replay(sagas);
    };
    const loadOnce = () => {
      loading ??= load().catch((cause: unknown) => {
        loading = null;
        throw ApiError.noResponse({ cause });
      });
      return loading;
    };
    const startLoading = () => void loadOnce().catch(() => undefined);

    void begin().then(startLoading);
    return {
      onAction(action) {
        if (sagas) return sagas.onAction(action);
        missed.push(({ onAction }) => onAction(action));
        if (!canWait(action)) startLoading();
      },
      run: (saga, args, signal) =>
        sagas
          ? sagas.run(saga, args, signal)
          : new Promise((resolve, reject) => {
              const start = ({ run }: SagaRunner) => resolve(run(saga, args, signal));
              missed.push(start);
              loadOnce().catch((error: unknown) => {
                missed.splice(missed.indexOf(start), 1);
                reject(error);
              });
            }),
      stop() {
        isStopped = true;
        sagas?.stop();
      },
    };
  };
