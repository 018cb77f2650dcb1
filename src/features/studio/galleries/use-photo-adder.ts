import { useRef, useState } from 'react';
import { useArrivals, useUploads } from '@/store/upload/use-uploads';
import { galleryGroup, photoUploads } from './photo-uploads';

/** Uploads of a gallery. Finished ones leave the queue, because the grid shows them. */
export function usePhotoAdder(
  galleryId: string,
  onArrived: (photoId: string) => void,
  onBatch: (photoIds: readonly string[]) => void,
) {
  const group = galleryGroup(galleryId);
  const { ids, add, drop } = useUploads(photoUploads, group);
  const [up, setUp] = useState(0);

  /** Photo ids by upload id, in the order of selection. */
  const batch = useRef(new Map<string, string | null>());

  useArrivals(group, (photoId, uploadId) => {
    for (const id of ids) if (!batch.current.has(id)) batch.current.set(id, null);
    batch.current.set(uploadId, photoId);
    if (ids.every((id) => batch.current.get(id))) {
      onBatch([...batch.current.values()].filter((id) => id !== null));
      batch.current.clear();
    }
    setUp((count) => count + 1);
    drop([uploadId]);
    onArrived(photoId);
  });

  return {
    ids,
    /** Number of finished uploads since the page opened. */
    up,
    all: up + ids.length,
    onFiles: (files: readonly File[]) => {
      // Restart the count with each batch.
      if (ids.length === 0) setUp(0);
      add(files, () => ({ galleryId }));
    },
    onStopAll: () => drop(ids),
  };
}
