import { useCallback } from 'react';
import { shallowEqual, useAppSelector, useAppStore } from '../hooks';
import { canPause, priorityUploadIds, getSummary } from './upload.selectors';
import { uploadsDropped, uploadsPaused, uploadsResumed } from './upload.slice';
import { isClearable, leaveAnswered, wouldLose, type UploadEntry } from './upload.state';

/** All uploads of this tab, and the actions on many at once. */
export function useUploadOverview(most: number) {
  const store = useAppStore();
  const summary = useAppSelector(({ upload }) => getSummary(upload), shallowEqual);
  const ids = useAppSelector(({ upload }) => priorityUploadIds(upload, most), shallowEqual);
  const findIds = useCallback(
    (is: (entry: UploadEntry) => boolean) => {
      const { order, entries } = store.getState().upload;
      return order.filter((id) => entries[id] && is(entries[id]));
    },
    [store],
  );
  return {
    summary,
    ids,
    pauseAll: () => void store.dispatch(uploadsPaused(findIds(canPause))),
    /** Continues paused files and retries failed ones. */
    resumeAll: () => void store.dispatch(uploadsResumed(findIds(() => true))),
    clearDone: () => void store.dispatch(uploadsDropped(findIds(isClearable))),
  };
}

/** Tells whether leaving would lose uploads, and what a logout that waits for the answer would end. */
export function useUploadLeaving() {
  const store = useAppStore();
  const loses = useAppSelector(({ upload }) => wouldLose(upload));
  const leaving = useAppSelector(({ upload }) => upload.leaving);
  const answer = useCallback((leave: boolean) => void store.dispatch(leaveAnswered(leave)), [store]);
  return { loses, leaving, answer };
}
