import { useContinueUpload, useDiscardUpload, type LoadUploadKind } from '@/store/upload/use-continue-upload';
import { useInterruptedUploads } from '@/store/upload/use-interrupted-uploads';
import { InterruptedUpload } from './interrupted-upload';
import styles from './interrupted-uploads.module.css';

interface InterruptedUploadsProps {
  loadKind: LoadUploadKind;
  /** Limits the list to these kinds. */
  kinds?: readonly string[];
}

/** Uploads that a reload, a crash or a closed tab interrupted. */
export function InterruptedUploads({ loadKind, kinds }: InterruptedUploadsProps) {
  const drafts = useInterruptedUploads().filter(({ kind }) => kinds?.includes(kind) ?? true);
  const proceed = useContinueUpload(loadKind);
  const discard = useDiscardUpload();
  if (drafts.length === 0) return null;
  return (
    <ul role="list" className={styles.list} aria-label="Uploads to continue">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <InterruptedUpload
            draft={draft}
            onContinue={(file) => proceed(draft, file)}
            onDiscard={() => discard(draft)}
          />
        </li>
      ))}
    </ul>
  );
}
