import { lazyReducer } from '@/store/lazy-reducer';

export interface RemovalState {
  /** Ids hidden from their list: the removal waits for Undo or the response, or is done. */
  removalStatus: Record<string, 'requested' | 'done'>;
  /** Error messages of failed removals by id. */
  failures: Record<string, string>;
}

export const initialRemoval: RemovalState = { removalStatus: {}, failures: {} };

export const removalReducer = lazyReducer(initialRemoval);
