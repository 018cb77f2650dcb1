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

interface ResumeOfferProps {
  /** Playback has started. Must be mounted before that, or screen readers don't announce the text. */
  started: boolean;
  seconds: number;
  onStartOver: () => void;
}

/** Says where playback resumes and offers to start over. Disappears after 10 seconds without the focus. */
export function ResumeOffer({ started, seconds, onStartOver }: ResumeOfferProps) {
  const [isClosed, setClosed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isShown = started && !isClosed;

  useEffect(() => {
    if (!started || hasFocus) return;
    const timer = window.setTimeout(() => setClosed(true), VISIBLE_MS);
    return () => window.clearTimeout(timer);
  }, [started, hasFocus]);

  const startOver = () => {
    setClosed(true);
    onStartOver();
  };
  return (
    <div
      className={isShown ? styles.resume : undefined}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span role="status">{isShown ? `Resumed at ${formatDuration(seconds)}` : null}</span>
      {isShown ? (
        <Button variant="ghost" size="sm" onClick={startOver}>
          Start over
        </Button>
      ) : null}
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
