import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './root-reducer';
import type { Saga, SagaContext } from './saga';

export interface SagaRunner {
  /** Passes on an action after the reducers have handled it. */
  onAction(action: UnknownAction): void;
  /**
   * Runs a finite saga and resolves to its result. When the signal aborts, the saga is canceled or doesn't start, and
   * the promise never settles.
   */
  run<Args extends unknown[], R>(saga: (...args: Args) => Saga<R>, args: Args, signal?: AbortSignal): Promise<R>;
  stop(): void;
}

/** Creates the saga runner of a visitor's store. */
export type MakeSagas = (
  visitor: SagaContext,
  store: { dispatch(action: UnknownAction): unknown; getState(): RootState },
) => SagaRunner;
