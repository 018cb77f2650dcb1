import { CircleAlert, RotateCw, Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { formatBytes } from '@/lib/format/file-size';
import { isSameFile, isSameName, type UploadRecord } from '@/device/upload-records';
import styles from './interrupted-uploads.module.css';

interface InterruptedUploadProps {
  draft: UploadRecord;
  /** Continues with a file; resolves to false if that did not work. */
  onContinue: (file: File) => Promise<boolean>;
  onDiscard: () => void;
}

const described = ({ name, size }: { name: string; size: number }) => `${name} (${formatBytes(size)})`;

/** A file whose upload a reload interrupted, with a picker to choose it again. */
export function InterruptedUpload({ draft, onContinue, onDiscard }: InterruptedUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [changed, setChanged] = useState<File | null>(null);
  const [problem, setProblem] = useState('');

  const proceed = async (file: File) => {
    if (!(await onContinue(file)))
      setProblem(
        'The upload couldn’t continue because part of this page failed to load. Check your connection and choose the file again.',
      );
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setProblem(
      isSameName(file, draft)
        ? ''
        : `You chose ${described(file)}. Choose ${described(draft)} to continue, or discard this upload.`,
    );
    setChanged(isSameName(file, draft) && !isSameFile(file, draft) ? file : null);
    if (isSameFile(file, draft)) void proceed(file);
    // Lets the user choose the same file again.
    currentTarget.value = '';
  };

  return (
    <div className={styles.upload}>
      <CircleAlert className={styles.icon} />
      <div className={styles.text}>
        <p dir="auto">
          <strong>{described(draft)}</strong> wasn’t uploaded. Choose the file again to continue.
        </p>
        {draft.attached.map((file) => (
          <p key={file.label} className={styles.note} dir="auto">
            Also choose its {file.label.toLowerCase()} again: {described(file)}.
          </p>
        ))}
        <p className={styles.note} role="alert" dir="auto">
          {problem || (changed && `${draft.name} has changed since the upload started.`)}
        </p>
      </div>
      <div className={styles.actions}>
        <input ref={input} className="visually-hidden" type="file" tabIndex={-1} aria-hidden="true" onChange={choose} />
        {changed && (
          <Button size="sm" icon={<RotateCw />} onClick={() => void proceed(changed)}>
            Upload from the start
          </Button>
        )}
        <Button
          size="sm"
          icon={<Upload />}
          aria-label={`Choose file ${draft.name}`}
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
        <Button size="sm" variant="ghost" icon={<Trash2 />} aria-label={`Discard ${draft.name}`} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </div>
  );
}
