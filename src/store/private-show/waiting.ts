import { delay, race, take } from 'redux-saga/effects';
import type { RootState } from '../root-reducer';
import { selected, type Saga } from '../saga';

type Condition = (state: RootState) => boolean;

/** Comes back as soon as the state is so. */
export function* until(so: Condition): Saga {
  while (!(yield* selected(so))) yield take('*');
}

/** Comes back when the state has not been so for that long. */
export function* untilMissing(so: Condition, ms: number): Saga<true> {
  while (true) {
    yield* until((state) => !so(state));
    const { late } = (yield race({ back: until(so), late: delay(ms) })) as { late?: true };
    if (late) return true;
  }
}
