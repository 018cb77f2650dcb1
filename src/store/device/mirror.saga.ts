import type { UnknownAction } from '@reduxjs/toolkit';
import { put, race, take } from 'redux-saga/effects';
import type { RootState } from '../root-reducer';
import { ofVisitor, selected, type Saga } from '../saga';
import { pageMounted } from '../session/session.actions';
import { otherTabs } from './other-tabs';

/** A slice of which the device keeps a copy. */
interface Mirror<S> {
  key: string;
  slice(state: RootState): S;
  asText(slice: S): string;
  /** The event that brings a kept copy into the slice. Must cope with damaged text. */
  restored(text: string | null, state: RootState): UnknownAction;
}

/**
 * Keeps a slice and its copy on the device alike, once the first page stands: reads the copy, writes it after every
 * change, and reads it again when another tab wrote it (without writing back, or two tabs would talk for ever).
 */
export function* mirror<S>({ key, slice, asText, restored }: Mirror<S>): Saga {
  const { storage } = yield* ofVisitor('ports');
  const elsewhere = yield* otherTabs(key);
  const restore = function* (): Saga {
    yield put(restored(storage.readText(key), yield* selected((state) => state)));
  };

  yield take(pageMounted);
  yield* restore();
  let kept: S | null = null;
  while (true) {
    const current = yield* selected(slice);
    if (current !== kept) {
      kept = current;
      storage.writeText(key, asText(current));
    }
    const { changed } = (yield race({ changed: take(elsewhere), acted: take('*') })) as { changed?: true };
    if (changed) {
      yield* restore();
      kept = yield* selected(slice);
    }
  }
}
