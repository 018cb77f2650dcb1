import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './root-reducer';
import type { Saga, Visitor } from './saga';

/** Runs the sagas of one store. */
export interface Sagas {
  /** Tells them of an action that the state has taken in. */
  hear(action: UnknownAction): void;
  /** Runs a finite saga and gives its result. When the signal aborts it is cancelled, or does not begin, and never comes back. */
  run<Args extends unknown[], R>(saga: (...args: Args) => Saga<R>, args: Args, signal?: AbortSignal): Promise<R>;
  /** Ends everything that watches. */
  stop(): void;
}

/** Makes what runs the sagas of a visitor's store. */
export type MakeSagas = (visitor: Visitor, store: { dispatch(action: UnknownAction): unknown; getState(): RootState }) => Sagas;
