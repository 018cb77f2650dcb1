import { formatBytes, formatWait } from '@/lib/file-size';

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
  /** The file itself is with the server. */
  arrived: boolean;
}

/** From 0 to 100. A whole number that says 100 only when all is sent. */
export const percentOf = ({ sent, total }: Pick<Progress, 'sent' | 'total'>): number => (total > 0 ? Math.floor((Math.min(sent, total) / total) * 100) : 0);

/** How it stands with a file, in a line. */
export function progressWords(progress: Progress): string {
  const { step, size, sent, total, speed, left, error, endedSession, arrived } = progress;
  if (step === 'waiting') return arrived ? 'Waiting to save' : `Waiting · ${formatBytes(size)}`;
  if (step === 'retrying') return arrived ? 'The connection was lost. The file is up; what you typed is sent again.' : 'The connection was lost. It is tried again from the start.';
  if (step === 'paused') return endedSession ? 'Paused: log in to go on.' : 'Paused. It begins again from the start.';
  if (step === 'saving') return 'The file is up. Saving what you typed…';
  if (step === 'failed') return arrived ? `The file is up, but what you typed is not saved: ${error}` : (error ?? '');
  if (step === 'done') return `Uploaded · ${formatBytes(size)}`;
  if (sent >= total) return 'Sent. The server is looking at it…';
  return [
    `${percentOf(progress)} % of ${formatBytes(total)}`,
    speed !== null && (speed > 0 ? `${formatBytes(speed)}/s` : 'Waiting for the connection'),
    left !== null && `${formatWait(left)} left`,
  ]
    .filter(Boolean)
    .join(' · ');
}
