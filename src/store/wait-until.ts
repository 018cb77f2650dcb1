import { take } from 'redux-saga/effects';
import type { RootState } from './root-reducer';
import { selected, type Saga } from './saga';

export type Condition = (state: RootState) => boolean;

/** Resolves as soon as the state meets the condition. */
export function* waitUntil(isMet: Condition): Saga {
  while (!(yield* selected(isMet))) yield take('*');
}
