import { useCallback } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { removeWithUndo, type Removal } from './undoable-removal.saga';

/**
 * Deleting with Undo. The item disappears from its list at once. The call is sent when the toast is gone, also after
 * moving to another page, and at once when the visitor leaves the site. If the server refuses, the item comes back with
 * the reason at its row.
 *
 *     const removal = useRemoval();
 *     removal.remove({ ids: [video._id], text: `“${video.title}” is deleted.`, send: ({ videos }, id) => videos.removeOwn(id) });
 *     <StudioList … removal={removal} />
 */
export function useRemoval() {
  const store = useAppStore();
  const { removalStatus, failures } = useAppSelector((state) => state.removal);
  const remove = useCallback((removal: Removal) => void store.run(removeWithUndo, removal), [store]);
  return { removalStatus, failures, remove };
}
