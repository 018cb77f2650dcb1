import { Button } from '@/components/button/button';
import { FileDrop } from '@/features/studio/shared/form/file-drop';
import { fileRules } from '@/components/upload/file-rules';
import { ProgressRow } from '@/components/upload/progress-row';
import { useUpload } from '@/store/upload/use-uploads';
import { usePhotoAdder } from './use-photo-adder';
import styles from './photo-adder.module.css';

interface PhotoAdderProps {
  galleryId: string;
  onArrived: (photoId: string) => void;
  /** Called when all uploads finish, in the order of selection. */
  onBatch: (photoIds: readonly string[]) => void;
}

export function PhotoAdder({ galleryId, onArrived, onBatch }: PhotoAdderProps) {
  const { ids, up, all, onFiles, onStopAll } = usePhotoAdder(galleryId, onArrived, onBatch);
  return (
    <div className={styles.adder}>
      <FileDrop rule={fileRules.photo} label="Drop photos here" onFiles={onFiles} />
      {ids.length > 0 && (
        <section className={styles.queue} aria-label="Uploading photos">
          <div className={styles.line}>
            <p className={styles.count} role="status">
              {up} of {all} photos uploaded
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
