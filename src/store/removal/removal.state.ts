import { lazyReducer } from '@/store/lazy-reducer';

export interface RemovalState {
  /** Ids hidden from their list: the removal waits for Undo or the response, or is done. */
  gone: Record<string, 'asked' | 'done'>;
  /** Error messages of failed removals by id. */
  failures: Record<string, string>;
}

export const initialRemoval: RemovalState = { gone: {}, failures: {} };

export const removalReducer = lazyReducer(initialRemoval);
