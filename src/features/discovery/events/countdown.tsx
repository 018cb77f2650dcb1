import { pluralize } from '@/lib/format/format';
import { timeLeft, timeLeftText } from './time-left';
import styles from './countdown.module.css';

const UNITS = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
  ['seconds', 'second'],
] as const;

/** Countdown to the start of an event, in seconds. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const left = timeLeft(Date.parse(until) - now);
  return (
    <div role="timer" aria-label="Time until start">
      <p className="visually-hidden">Starts in {timeLeftText(left)}</p>
      <p className={styles.clock} aria-hidden="true">
        {UNITS.map(([unit, one]) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.figure}>{String(left[unit]).padStart(2, '0')}</span>
            <span className={styles.name}>{pluralize(left[unit], one)}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
