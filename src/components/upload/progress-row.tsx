import { Check, CircleAlert, Pause, Play, RotateCw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { Link } from '@/components/link';
import { toPercent, progressLabel, type Progress } from './progress-labels';
import styles from './progress-row.module.css';

/** Canceling a file of this size or more asks for confirmation. */
const LARGE_BYTES = 10 * 1024 * 1024;

/** As a stable ref callback, it runs once. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

interface ProgressRowProps extends Progress {
  name: string;
  /** URL to continue with the uploaded item. */
  href?: string;
  onPause: () => void;
  /** Resumes after a pause, retries after a failure. */
  onResume: () => void;
  /** Cancels the upload, or removes it from the list. */
  onDrop: () => void;
}

export function ProgressRow({ name, href, onPause, onResume, onDrop, ...progress }: ProgressRowProps) {
  const { step, size, arrived, isResumable } = progress;
  const questionId = useId();
  const dropButton = useRef<HTMLButtonElement>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  // If the server doesn't keep partial uploads, pausing would lose the progress.
  const canPause = isResumable && !arrived && (step === 'waiting' || step === 'sending' || step === 'retrying');
  const isOver = step === 'done' || step === 'failed';
  const drop = () => (!arrived && !isOver && size > LARGE_BYTES ? setIsConfirming(true) : onDrop());
  return (
    <div className={styles.row} data-step={step}>
      <div className={styles.head}>
        {step === 'done' && <Check className={styles.good} />}
        {step === 'failed' && <CircleAlert className={styles.bad} />}
        <p className={styles.name} dir="auto" title={name}>
          {href ? <Link href={href}>{name}</Link> : name}
        </p>
        <div className={styles.actions}>
          {canPause && (
            <IconButton size="sm" label={`Pause ${name}`} onClick={onPause}>
              <Pause />
            </IconButton>
          )}
          {step === 'paused' && (
            <IconButton size="sm" label={`${isResumable ? 'Resume' : 'Retry'} ${name}`} onClick={onResume}>
              <Play />
            </IconButton>
          )}
          {step === 'failed' && (
            <IconButton size="sm" label={`Retry ${name}`} onClick={onResume}>
              <RotateCw />
            </IconButton>
          )}
          <IconButton
            ref={dropButton}
            size="sm"
            label={isOver || arrived ? `Remove ${name} from the list` : `Cancel upload of ${name}`}
            onClick={drop}
          >
            <X />
          </IconButton>
        </div>
      </div>
      {!arrived && !isOver && (
        <progress className={styles.bar} value={toPercent(progress)} max={100} aria-label={`Upload of ${name}`} />
      )}
      {isConfirming && !isOver && !arrived ? (
        <div ref={focusOnMount} className={styles.question} role="group" tabIndex={-1} aria-labelledby={questionId}>
          <p id={questionId} className={styles.label}>
            Cancel this upload? Your progress will be lost.
          </p>
          <Button size="sm" variant="danger" onClick={onDrop}>
            Cancel upload
          </Button>
          <Button
            size="sm"
            onClick={() => {
              setIsConfirming(false);
              dropButton.current?.focus();
            }}
          >
            Keep uploading
          </Button>
        </div>
      ) : (
        <p className={styles.label} dir="auto">
          {progressLabel(progress)}
        </p>
      )}
    </div>
  );
}
