import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { ImageUp, RotateCw } from 'lucide-react';
import { Button } from '@/components/button/button';
import styles from './upload-controls.module.css';

interface FileCourseProps {
  /** Verb and object: "Change the picture". */
  label: string;
  /** What the file is, for those who do not see the button. */
  fileLabel: string;
  icon?: ReactNode;
  /** What the picker offers, as `accept` of a file field. */
  accept: string;
  /** Whole per cent while it is sent, else null. */
  progress: number | null;
  /** What went wrong last. */
  problem?: string;
  onChoose: (file: File) => void;
  onStop: () => void;
  /** Sends the last file again, where it failed. */
  onRetry?: () => void;
}

/** The way of a file to the server: choose, see it go, stop it, try again. */
export function UploadControls({ label, fileLabel, icon = <ImageUp />, accept, progress, problem, onChoose, onStop, onRetry }: FileCourseProps) {
  const input = useRef<HTMLInputElement>(null);
  const sending = progress !== null;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // So that the same file can be chosen again.
    event.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <div>
      <input ref={input} type="file" accept={accept} hidden aria-label={fileLabel} onChange={choose} />
      <div className={styles.course}>
        {sending ? (
          <>
            <progress className={styles.progress} value={progress} max={100} aria-label={`Uploading: ${fileLabel}`} />
            <span className={styles.percent}>{progress} %</span>
            <Button size="sm" onClick={onStop}>
              Stop
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" icon={icon} onClick={() => input.current?.click()}>
              {label}
            </Button>
            {onRetry ? (
              <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
                Try again
              </Button>
            ) : null}
          </>
        )}
      </div>
      <p role="alert" className={styles.problem} dir="auto">
        {!sending && problem ? problem : null}
      </p>
    </div>
  );
}
