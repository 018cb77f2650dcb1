import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { StoragePort } from '../ports';
import type { RootState } from '../root-reducer';
import { pageMounted } from '../session/session.actions';

/** A slice of which the device keeps a copy. */
export interface Mirrored<S> {
  key: string;
  slice(state: RootState): S;
  asText(slice: S): string;
  /** The event that brings a kept copy into the slice. Must cope with damaged text. */
  restored(text: string | null, state: RootState): UnknownAction;
}

/** Keeps a slice and its copy alike, once the first page stands, until `stop`. */
export interface Mirror {
  middleware: Middleware<object, RootState>;
  stop(): void;
}

/**
 * Reads the copy when the first page stands, writes it after every change, and reads it again when another tab wrote it (without
 * writing back, or two tabs would talk for ever).
 */
export function mirror<S>({ key, slice, asText, restored }: Mirrored<S>, storage: StoragePort): Mirror {
  let mounted = false;
  let forget: () => void = () => undefined;

  const middleware: Mirror['middleware'] = ({ getState }) => (next) => {
    let kept: S | null = null;
    /** The device has the copy: some keep nothing, and know nothing better. */
    let isThere = false;
    const restore = () => next(restored(storage.readText(key), getState()));
    const keep = () => {
      const current = slice(getState());
      if (current === kept) return;
      kept = current;
      isThere = storage.writeText(key, asText(current));
    };
    const follow = (changed: string | null) => {
      if (changed === null ? !isThere : changed !== key) return;
      restore();
      kept = slice(getState());
    };
    return (action) => {
      const result = next(action);
      if (!mounted && pageMounted.match(action)) {
        mounted = true;
        forget = storage.onChange(follow);
        restore();
      }
      if (mounted) keep();
      return result;
    };
  };
  return {
    middleware,
    stop() {
      mounted = false;
      forget();
    },
  };
}
