import type { ShowGoal } from '@/contract/streaming';
import { formatNumber, formatTokens } from '@/lib/format/format';
import styles from './goal-bar.module.css';

/** What the tips of a show are for, and how far they are. */
export function GoalBar({ goal: { title, tokens, raised } }: { goal: ShowGoal }) {
  const isReached = raised >= tokens;
  return (
    <div className={styles.goal} data-reached={isReached || undefined}>
      <p className={styles.line}>
        <span className={styles.title} dir="auto">
          <span className="visually-hidden">Goal: </span>
          {title}
        </span>
        <span className={styles.figures}>
          {isReached ? 'Reached · ' : ''}
          {formatNumber(raised)} of {formatTokens(tokens)}
        </span>
      </p>
      <progress className={styles.bar} max={tokens} value={Math.min(raised, tokens)} aria-label={`Goal: ${title}`} />
    </div>
  );
}
