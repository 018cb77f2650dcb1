import { useCallback } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { removeWithUndo, type Removal } from './undoable-removal.saga';

/**
 * Deleting with Undo. What is asked for is off its list at once; the call is sent when the notice has gone, also after one has gone to
 * another page, and at once when the site is left. What the server refuses to delete comes back, with the reason at its row.
 *
 *     const removal = useRemoval();
 *     removal.remove({ ids: [video._id], text: `“${video.title}” is deleted.`, send: ({ videos }, id) => videos.removeOwn(id) });
 *     <StudioList … removal={removal} />
 */
export function useRemoval() {
  const store = useAppStore();
  const { gone, failures } = useAppSelector((state) => state.removal);
  const remove = useCallback((removal: Removal) => void store.run(removeWithUndo, removal), [store]);
  return { gone, failures, remove };
}
