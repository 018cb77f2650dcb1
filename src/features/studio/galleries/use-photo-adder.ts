import { useRef, useState } from 'react';
import { useArrivals, useUploads } from '@/store/upload/use-uploads';
import { galleryGroup, photoUploads } from './photo-uploads';

/** The photos of a gallery that are on their way. Those that are up leave the queue: they stand among the photos. */
export function usePhotoAdder(galleryId: string, onArrived: (photoId: string) => void, onBatch: (photoIds: readonly string[]) => void) {
  const group = galleryGroup(galleryId);
  const { ids, add, drop } = useUploads(photoUploads, group);
  const [up, setUp] = useState(0);

  /** Ids of the photos by those of their uploads, in the order in which they were chosen. */
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
    /** So many of `all` are up since the page was opened. */
    up,
    all: up + ids.length,
    onFiles: (files: readonly File[]) => {
      // A new batch is counted from its own start.
      if (ids.length === 0) setUp(0);
      add(files, () => ({ galleryId }));
    },
    onStopAll: () => drop(ids),
  };
}
