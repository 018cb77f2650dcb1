import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { StoragePort } from '../ports';
import type { RootState } from '../root-reducer';
import { pageMounted } from '../session/session.actions';

/** A slice that is copied to the device. */
export interface Mirrored<S> {
  key: string;
  slice(state: RootState): S;
  asText(slice: S): string;
  /** Action that restores the copy into the slice. Must cope with damaged text. */
  restored(text: string | null, state: RootState): UnknownAction;
}

/** Keeps a slice and its copy in sync from the first render until `stop`. */
export interface Mirror {
  middleware: Middleware<object, RootState>;
  stop(): void;
}

/**
 * Reads the copy after the first render, writes it after every change, and reads it again when another tab wrote it
 * (without writing back, or two tabs would loop forever).
 */
export function createMirror<S>({ key, slice, asText, restored }: Mirrored<S>, storage: StoragePort): Mirror {
  let isMounted = false;
  let unsubscribe: () => void = () => undefined;

  const middleware: Mirror['middleware'] =
    ({ getState }) =>
    (next) => {
      let saved: S | null = null;
      /** False on devices that refuse storage: their missing copy must not replace the state. */
      let isSaved = false;
      const restore = () => next(restored(storage.readText(key), getState()));
      const save = () => {
        const current = slice(getState());
        if (current === saved) return;
        saved = current;
        isSaved = storage.writeText(key, asText(current));
      };
      const follow = (changed: string | null) => {
        if (changed === null ? !isSaved : changed !== key) return;
        restore();
        saved = slice(getState());
      };
      return (action) => {
        const result = next(action);
        if (!isMounted && pageMounted.match(action)) {
          isMounted = true;
          unsubscribe = storage.onChange(follow);
          restore();
        }
        if (isMounted) save();
        return result;
      };
    };
  return {
    middleware,
    stop() {
      isMounted = false;
      unsubscribe();
    },
  };
}
