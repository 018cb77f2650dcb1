import { useCallback } from 'react';
import { shallowEqual, useAppSelector, useAppStore } from '../hooks';
import { canPause, foremostOf, summaryOf } from './upload.selectors';
import { uploadsDropped, uploadsPaused, uploadsResumed } from './upload.slice';
import { leaveAnswered, wouldLose, type UploadEntry } from './upload.state';

/** All uploads of this tab together, and what can be done with many at once. */
export function useUploadOverview(most: number) {
  const store = useAppStore();
  const summary = useAppSelector(({ upload }) => summaryOf(upload), shallowEqual);
  const ids = useAppSelector(({ upload }) => foremostOf(upload, most), shallowEqual);
  const those = useCallback(
    (is: (entry: UploadEntry) => boolean) => {
      const { order, entries } = store.getState().upload;
      return order.filter((id) => entries[id] && is(entries[id]));
    },
    [store],
  );
  return {
    summary,
    ids,
    pauseAll: () => void store.dispatch(uploadsPaused(those(canPause))),
    /** Continues what is paused and retries what failed. */
    resumeAll: () => void store.dispatch(uploadsResumed(those(() => true))),
    clearDone: () => void store.dispatch(uploadsDropped(those(({ step }) => step === 'done'))),
  };
}

/** Whether leaving would lose something, and whether a log-out waits to be told what to do. */
export function useUploadLeaving() {
  const store = useAppStore();
  const loses = useAppSelector(({ upload }) => wouldLose(upload));
  const asks = useAppSelector(({ upload }) => upload.asksToLeave);
  const answer = useCallback((leave: boolean) => void store.dispatch(leaveAnswered(leave)), [store]);
  return { loses, asks, answer };
}
