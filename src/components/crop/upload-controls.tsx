import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { ImageUp, RotateCw } from 'lucide-react';
import { Button } from '@/components/button/button';
import styles from './upload-controls.module.css';

interface UploadControlsProps {
  /** Verb and object: "Change picture". */
  label: string;
  fileLabel: string;
  icon?: ReactNode;
  /** `accept` of the file input. */
  accept: string;
  /** Whole percent during an upload, else null. */
  progress: number | null;
  problem?: string;
  onChoose: (file: File) => void;
  onStop: () => void;
  onRetry?: () => void;
}

export function UploadControls({
  label,
  fileLabel,
  icon = <ImageUp />,
  accept,
  progress,
  problem,
  onChoose,
  onStop,
  onRetry,
}: UploadControlsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isSending = progress !== null;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Allow the same file to be chosen again.
    event.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <div>
      <input ref={input} type="file" accept={accept} hidden aria-label={fileLabel} onChange={choose} />
      <div className={styles.controls}>
        {isSending ? (
          <>
            <progress className={styles.progress} value={progress} max={100} aria-label={`Uploading: ${fileLabel}`} />
            <span className={styles.percent}>{progress}%</span>
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
                Retry
              </Button>
            ) : null}
          </>
        )}
      </div>
      <p role="alert" className={styles.problem} dir="auto">
        {!isSending && problem ? problem : null}
      </p>
    </div>
  );
}
