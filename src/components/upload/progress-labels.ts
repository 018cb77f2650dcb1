import { formatBytes, formatWait } from '@/lib/format/file-size';

export interface Progress {
  step: 'waiting' | 'sending' | 'retrying' | 'paused' | 'saving' | 'failed' | 'done';
  /** Bytes of the file. */
  size: number;
  /** Bytes that are sent, of so many in all. */
  sent: number;
  total: number;
  /** Bytes a second; null while nobody can tell. */
  speed: number | null;
  /** Seconds; null while nobody can tell. */
  left: number | null;
  /** Why it failed. */
  error?: string;
  /** It is paused because the session ended. */
  endedSession: boolean;
  /** The server keeps what it has of the file, so that the upload can continue from there. */
  isResumable: boolean;
  /** The server no longer had what was sent before. */
  hasRestarted: boolean;
  /** The file itself is with the server. */
  arrived: boolean;
}

/** From 0 to 100. A whole number that says 100 only when all is sent. */
export const percentOf = ({ sent, total }: Pick<Progress, 'sent' | 'total'>): number => (total > 0 ? Math.floor((Math.min(sent, total) / total) * 100) : 0);

/** How it stands with a file, in a line. */
export function progressLabel(progress: Progress): string {
  const { step, size, sent, total, speed, left, error, isResumable, arrived } = progress;
  if (step === 'waiting') return arrived ? 'Waiting to save' : `Waiting · ${formatBytes(size)}`;
  if (step === 'retrying') return arrived ? 'The connection was lost. The file is up; what you typed is sent again.' : lostWords(isResumable);
  if (step === 'paused') return pausedWords(progress);
  if (step === 'saving') return 'The file is up. Saving what you typed…';
  if (step === 'failed') return arrived ? `The file is up, but what you typed is not saved: ${error}` : (error ?? '');
  if (step === 'done') return `Uploaded · ${formatBytes(size)}`;
  if (sent >= total) return 'Sent. The server is looking at it…';
  return [
    progress.hasRestarted && 'The server no longer had the first part, so the upload started over',
    `${percentOf(progress)} % of ${formatBytes(total)}`,
    speed !== null && (speed > 0 ? `${formatBytes(speed)}/s` : 'Waiting for the connection'),
    left !== null && `${formatWait(left)} left`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const lostWords = (isResumable: boolean) =>
  isResumable ? 'The connection was lost. The upload retries automatically and continues where it stopped.' : 'The connection was lost. The upload retries automatically, from the start.';

function pausedWords(progress: Progress): string {
  if (!progress.isResumable) return progress.endedSession ? 'Stopped because your session ended. Log in to upload the file again from the start.' : 'Stopped. Upload the file again from the start.';
  return progress.endedSession ? 'Paused because your session ended. Log in to continue; what was sent is kept.' : `Paused at ${percentOf(progress)} %. What was sent is kept.`;
}
