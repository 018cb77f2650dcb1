import type { ActionCreatorWithPayload, PayloadAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { cancel, fork, take } from 'redux-saga/effects';
import type { Saga } from './saga';

/** `takeLatest` per subject: a newer action cancels only the call about the same subject. */
export function* takeLatestBy<P>(
  actionCreators: ActionCreatorWithPayload<P>[],
  getSubject: (payload: P) => string,
  worker: (action: PayloadAction<P>) => Saga<unknown>,
): Saga {
  const tasks = new Map<string, Task>();
  while (true) {
    const action = (yield take(actionCreators)) as PayloadAction<P>;
    const subject = getSubject(action.payload);
    const before = tasks.get(subject);
    if (before) yield cancel(before);
    tasks.set(subject, (yield fork(worker, action)) as Task);
  }
}
