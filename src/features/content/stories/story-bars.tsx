import type { CSSProperties } from 'react';
import { cx } from '@/components/cx';
import styles from './story-bars.module.css';

interface StoryBarsProps {
  count: number;
  current: number;
  /** Seconds until the current bar is full; null if unknown or in manual mode. */
  seconds: number | null;
  running: boolean;
  onFull: () => void;
}

export function StoryBars({ count, current, seconds, running, onFull }: StoryBarsProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.bar}>
          {index < current || (index === current && seconds === null) ? <span className={styles.full} /> : null}
          {index === current && seconds !== null ? (
            <span
              className={cx(styles.full, styles.filling, !running && styles.still)}
              style={{ '--fill-time': `${seconds}s` } as CSSProperties}
              onAnimationEnd={onFull}
              data-testid="story-progress"
            />
          ) : null}
        </span>
      ))}
    </div>
  );
}
