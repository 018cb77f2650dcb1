import { formatBytes, formatWait } from '@/lib/format/file-size';

export interface Progress {
  step: 'waiting' | 'sending' | 'retrying' | 'paused' | 'saving' | 'failed' | 'done';
  /** File size in bytes. */
  size: number;
  /** Bytes sent, of `total`. */
  sent: number;
  total: number;
  /** Bytes per second; null if unknown. */
  speed: number | null;
  /** Remaining seconds; null if unknown. */
  left: number | null;
  error?: string;
  /** Paused because the session ended. */
  endedSession: boolean;
  /** The server keeps partial uploads, so the upload can continue. */
  isResumable: boolean;
  /** The server had lost the partial upload. */
  hasRestarted: boolean;
  /** The server has the complete file. */
  arrived: boolean;
}

/** Returns the percentage, rounded down so that 100 means complete. */
export const toPercent = ({ sent, total }: Pick<Progress, 'sent' | 'total'>): number =>
  total > 0 ? Math.floor((Math.min(sent, total) / total) * 100) : 0;

export function progressLabel(progress: Progress): string {
  const { step, size, sent, total, speed, left, error, isResumable, arrived } = progress;
  if (step === 'waiting') return arrived ? 'Waiting to save' : `Waiting · ${formatBytes(size)}`;
  if (step === 'retrying')
    return arrived
      ? 'The connection was lost. The file is uploaded; saving your details retries automatically.'
      : connectionLostLabel(isResumable);
  if (step === 'paused') return pausedLabel(progress);
  if (step === 'saving') return 'The file is uploaded. Saving your details…';
  if (step === 'failed')
    return arrived ? `The file is uploaded, but your details couldn’t be saved: ${error}` : (error ?? '');
  if (step === 'done') return `Uploaded · ${formatBytes(size)}`;
  if (sent >= total) return 'Uploaded. The server is processing it…';
  return [
    progress.hasRestarted && 'The server no longer had the first part, so the upload started over',
    `${toPercent(progress)}% of ${formatBytes(total)}`,
    speed !== null && (speed > 0 ? `${formatBytes(speed)}/s` : 'Waiting for the connection'),
    left !== null && `${formatWait(left)} left`,
  ]
    .filter(Boolean)
    .join(' · ');
}

const connectionLostLabel = (isResumable: boolean) =>
  isResumable
    ? 'The connection was lost. The upload retries automatically and continues where it stopped.'
    : 'The connection was lost. The upload retries automatically, from the start.';

function pausedLabel(progress: Progress): string {
  if (!progress.isResumable)
    return progress.endedSession
      ? 'Stopped because your session ended. Log in to upload the file again from the start.'
      : 'Stopped. Upload the file again from the start.';
  return progress.endedSession
    ? 'Paused because your session ended. Log in to continue. Your progress is saved.'
    : `Paused at ${toPercent(progress)}%. Your progress is saved.`;
}
