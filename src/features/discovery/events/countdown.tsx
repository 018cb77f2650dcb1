import { timeLeft, timeLeftText } from './time-left';
import styles from './countdown.module.css';

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Countdown to the start of an event, in seconds. */
export function Countdown({ until, now }: { until: string; now: number }) {
  const left = timeLeft(Date.parse(until) - now);
  return (
    <div role="timer" aria-label="Time until start">
      <p className="visually-hidden">Starts in {timeLeftText(left)}</p>
      <p className={styles.clock} aria-hidden="true">
        {UNITS.map((unit) => (
          <span key={unit} className={styles.unit}>
            <span className={styles.figure}>{String(left[unit]).padStart(2, '0')}</span>
            <span className={styles.name}>{left[unit] === 1 ? unit.slice(0, -1) : unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
