import { useSyncExternalStore } from 'react';
import { onProgressChange, findProgress } from '@/device/watch-progress';
import styles from './watch-progress-badge.module.css';

interface WatchMarkProps {
  id: string;
  /** Seconds. */
  duration?: number;
}

/** The stored watch progress, shown on a video's picture. Renders after hydration without layout shift. */
export function WatchProgressBadge({ id, duration = 0 }: WatchMarkProps) {
  const progress = useSyncExternalStore(
    onProgressChange,
    () => findProgress(id),
    () => null,
  );
  if (!progress) return null;
  const { seconds, watched } = progress;
  const percent = duration > 0 ? Math.min(100, Math.round((seconds / duration) * 100)) : 0;
  return (
    <>
      {watched ? <span className={styles.watched}>Watched</span> : null}
      {percent > 0 ? <progress className={styles.line} max={100} value={percent} aria-label="Watched so far" /> : null}
    </>
  );
}
