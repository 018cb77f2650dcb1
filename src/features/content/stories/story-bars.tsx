import type { CSSProperties } from 'react';
import { cx } from '@/components/cx';
import styles from './story-bars.module.css';

interface StoryBarsProps {
  count: number;
  current: number;
  /** How long the current bar takes to fill; null while that is not known or up to the visitor. */
  seconds: number | null;
  running: boolean;
  onFull: () => void;
}

/** One bar a story: those seen are full, the current one fills as time goes by. */
export function StoryBars({ count, current, seconds, running, onFull }: StoryBarsProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.bar}>
          {index < current || (index === current && seconds === null) ? <span className={styles.full} /> : null}
          {index === current && seconds !== null ? (
            <span className={cx(styles.full, styles.filling, !running && styles.still)} style={{ '--fill-time': `${seconds}s` } as CSSProperties} onAnimationEnd={onFull} data-testid="story-progress" />
          ) : null}
        </span>
      ))}
    </div>
  );
}
