import { delay, race, take } from 'redux-saga/effects';
import type { RootState } from '../root-reducer';
import { selected, type Saga } from '../saga';

type Condition = (state: RootState) => boolean;

/** Resolves as soon as the state meets the condition. */
export function* waitUntil(so: Condition): Saga {
  while (!(yield* selected(so))) yield take('*');
}

/** Resolves when the state hasn't met the condition for `ms`. */
export function* waitUntilMissing(so: Condition, ms: number): Saga<true> {
  while (true) {
    yield* waitUntil((state) => !so(state));
    const { timedOut } = (yield race({ back: waitUntil(so), timedOut: delay(ms) })) as { timedOut?: true };
    if (timedOut) return true;
  }
}
