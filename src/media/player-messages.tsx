import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { formatDuration } from '@/lib/format/format';
import styles from './player-messages.module.css';

/** What was just done or is being repaired: seen for a moment, and read out politely. */
export function PlayerNotice({ text }: { text: string }) {
  return (
    <p className={styles.notice} role="status" data-testid="player-notice" data-shown={text !== ''}>
      {text}
    </p>
  );
}

const OFFERED_MS = 10_000;

/** Tells where the video goes on, and offers the beginning instead. Goes away by itself. */
export function ResumeOffer({ seconds, onStartOver }: { seconds: number; onStartOver: () => void }) {
  const [open, setOpen] = useState(true);

  useEffect(() => {
    const timer = window.setTimeout(() => setOpen(false), OFFERED_MS);
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
      <Button look="ghost" size="sm" onClick={startOver}>
        Start over
      </Button>
    </div>
  );
}

/** The picture's place when there is none: why, and the way on. */
export function PlayerFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.failure} role="alert" data-testid="player-error">
      <p>{text}</p>
      <Button look="primary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** A ring that turns while something is on its way. */
export function PlayerSpinner({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
