import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

/**
 * A slice whose reducer is loaded with the pages that need it. Until then it keeps its initial state, since only the
 * lazy module dispatches its actions.
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
