import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/**
 * A place in the store whose reducer comes with the pages that need it. Until then its state stays the first one: its own actions
 * come from the module that fills the place.
 */
export function lazyReducer<S>(initial: S) {
  let arrived: Reducer<S> | undefined;
  return {
    reducer: (state: S | undefined = initial, action: UnknownAction): S => (arrived ? arrived(state, action) : state),
    fill(reducer: Reducer<S>) {
      arrived = reducer;
    },
  };
}
