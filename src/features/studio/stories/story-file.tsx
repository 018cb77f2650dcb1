import { fileRules } from '@/components/upload/file-rules';
import { ProgressRow } from '@/components/upload/progress-row';
import { FileItem } from '../shared/form/file-item';
import { useRevalidation } from '../shared/form/use-revalidation';
import type { useUpload } from '@/store/upload/use-uploads';
import type { StoryFileDraft } from './story-uploads';
import styles from './new-story-screen.module.css';

interface StoryFileProps {
  type: StoryFileDraft['type'];
  upload: ReturnType<typeof useUpload>;
  onFile: (file: File | null) => void;
}

export function StoryFile({ type, upload, onFile }: StoryFileProps) {
  useRevalidation('type', upload?.entry.step);
  return (
    <div className={styles.file}>
      <FileItem
        name="type"
        label={type === 'photo' ? 'Photo' : 'Video'}
        rule={fileRules[type]}
        file={upload?.entry.file ?? null}
        onFile={onFile}
      />
      {upload && upload.entry.step !== 'done' && <ProgressRow {...upload.row} href={undefined} />}
    </div>
  );
}
