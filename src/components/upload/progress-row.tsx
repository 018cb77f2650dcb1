import { Check, CircleAlert, Pause, Play, RotateCw, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { Link } from '@/components/link';
import { toPercent, progressLabel, type Progress } from './progress-labels';
import styles from './progress-row.module.css';

/** Canceling a file of this size or more asks for confirmation. */
const LARGE_BYTES = 10 * 1024 * 1024;

/** What removing a file from the list would lose. */
type Loss = 'upload' | 'details';

const QUESTIONS: Record<Loss, { text: string; remove: string; keep: string }> = {
  upload: {
    text: 'Cancel this upload? Your progress will be lost.',
    remove: 'Cancel upload',
    keep: 'Keep uploading',
  },
  details: {
    text: 'Remove this file from the list? Not everything is saved yet.',
    remove: 'Remove file',
    keep: 'Keep file',
  },
};

/** As a stable ref callback, it runs once. */
const focusOnMount = (element: HTMLElement | null) => element?.focus();

interface ProgressRowProps extends Progress {
  name: string;
  /** True if the server lacks something of the file, such as its details. */
  isUnsaved?: boolean;
  /** URL to continue with the uploaded item. */
  href?: string;
  onPause: () => void;
  /** Resumes after a pause, retries after a failure. */
  onResume: () => void;
  /** Cancels the upload, or removes it from the list. */
  onDrop: () => void;
}

export function ProgressRow({ name, isUnsaved, href, onPause, onResume, onDrop, ...progress }: ProgressRowProps) {
  const { step, size, arrived, isResumable } = progress;
  const questionId = useId();
  const dropButton = useRef<HTMLButtonElement>(null);
  const [questionKind, setQuestionKind] = useState<Loss | null>(null);
  // If the server doesn't keep partial uploads, pausing would lose the progress.
  const canPause = isResumable && !arrived && (step === 'waiting' || step === 'sending' || step === 'retrying');
  const isOver = step === 'done' || step === 'failed';
  const isUploading = !arrived && !isOver;
  const loss = isUploading ? 'upload' : arrived && isUnsaved ? 'details' : null;
  // A confirmation closes when the upload ends and there is nothing left to lose.
  const question = questionKind !== null && questionKind === loss ? QUESTIONS[questionKind] : null;
  const drop = () =>
    loss === 'details' || (loss === 'upload' && size > LARGE_BYTES) ? setQuestionKind(loss) : onDrop();
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
      {isUploading && (
        <progress className={styles.bar} value={toPercent(progress)} max={100} aria-label={`Upload of ${name}`} />
      )}
      {question ? (
        <div ref={focusOnMount} className={styles.question} role="group" tabIndex={-1} aria-labelledby={questionId}>
          <p id={questionId} className={styles.label}>
            {question.text}
          </p>
          <Button size="sm" variant="danger" onClick={onDrop}>
            {question.remove}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              setQuestionKind(null);
              dropButton.current?.focus();
            }}
          >
            {question.keep}
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
