import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { formatDuration } from '@/lib/format/format';
import styles from './player-messages.module.css';

/** A brief notice about the last action or an ongoing repair, announced politely. */
export function PlayerNotice({ text }: { text: string }) {
  return (
    <p className={styles.notice} role="status" data-testid="player-notice" data-shown={text !== ''}>
      {text}
    </p>
  );
}

const VISIBLE_MS = 10_000;

/** Says where playback resumes and offers to start over. Disappears after 10 seconds. */
export function ResumeOffer({ seconds, onStartOver }: { seconds: number; onStartOver: () => void }) {
  const [open, setOpen] = useState(true);

  useEffect(() => {
    const timer = window.setTimeout(() => setOpen(false), VISIBLE_MS);
    return () => window.clearTimeout(timer);
  }, []);

  if (!open) return null;
  const startOver = () => {
    setOpen(false);
    onStartOver();
  };
  return (
    <div className={styles.resume}>
      <span>Resumed at {formatDuration(seconds)}</span>
      <Button variant="ghost" size="sm" onClick={startOver}>
        Start over
      </Button>
    </div>
  );
}

/** The error message shown in place of the video, with a Retry button. */
export function PlayerFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert" data-testid="player-error">
      <p>{text}</p>
      <Button variant="primary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

export function PlayerSpinner({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
