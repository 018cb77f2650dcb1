import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { FileDrop } from '../shared/form/file-drop';
import { fileRules } from '@/components/upload/file-rules';
import { ProgressRow } from '@/components/upload/progress-row';
import { formatNumber, formatQuantity } from '@/lib/format/format';
import { useOnUploaded, useUpload, useUploads } from '@/store/upload/use-uploads';
import { galleryGroup, photoUploads } from './photo-uploads';
import styles from './photo-adder.module.css';

interface PhotoAdderProps {
  galleryId: string;
  onArrived: (photoId: string) => void;
  /** Called when all uploads have finished or were removed, in the order of selection. */
  onBatch: (photoIds: readonly string[]) => void;
}

export function PhotoAdder({ galleryId, onArrived, onBatch }: PhotoAdderProps) {
  const { ids, up, all, onFiles, onStopAll } = usePhotoAdder(galleryId, onArrived, onBatch);
  return (
    <div className={styles.adder}>
      <FileDrop rule={fileRules.photo} label="Drop photos here" onFiles={onFiles} />
      <p role="status" className="visually-hidden">
        {ids.length > 0 ? 'Uploading photos…' : up > 0 && `${formatQuantity(up, 'photo')} uploaded.`}
      </p>
      {ids.length > 0 && (
        <section className={styles.queue} aria-label="Uploading photos">
          <div className={styles.line}>
            <p className={styles.count}>
              {formatNumber(up)} of {formatQuantity(all, 'photo')} uploaded
            </p>
            <Button size="sm" onClick={onStopAll}>
              Cancel the rest
            </Button>
          </div>
          <ul role="list" className={styles.rows}>
            {ids.map((id) => (
              <UploadingPhoto key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function UploadingPhoto({ id }: { id: string }) {
  const upload = useUpload(id);
  return (
    upload && (
      <li>
        <ProgressRow {...upload.row} />
      </li>
    )
  );
}

/** Uploads of a gallery. Finished ones leave the queue, because the grid shows them. */
function usePhotoAdder(
  galleryId: string,
  onArrived: (photoId: string) => void,
  onBatch: (photoIds: readonly string[]) => void,
) {
  const group = galleryGroup(galleryId);
  const { ids, add, drop } = useUploads(photoUploads, group);
  const [up, setUp] = useState(0);

  /** Photo ids by upload id, in the order of selection. */
  const batch = useRef(new Map<string, string | null>());

  useOnUploaded(group, (photoId, uploadId) => {
    for (const id of ids) if (!batch.current.has(id)) batch.current.set(id, null);
    batch.current.set(uploadId, photoId);
    setUp((count) => count + 1);
    drop([uploadId]);
    onArrived(photoId);
  });

  const finishBatch = useEffectEvent(() => {
    if (batch.current.size > 0) onBatch([...batch.current.values()].filter((id) => id !== null));
    batch.current.clear();
  });
  useEffect(() => {
    if (ids.length === 0) finishBatch();
  }, [ids.length]);

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
