import { lazyReducer } from '@/store/lazy-reducer';

export interface RemovalState {
  /** Ids of what is taken off its list: its removal waits for an Undo or its answer, or is done. */
  gone: Record<string, 'asked' | 'done'>;
  /** Why something is still there, by its id. */
  failures: Record<string, string>;
}

export const initialRemoval: RemovalState = { gone: {}, failures: {} };

export const removalReducer = lazyReducer(initialRemoval);
