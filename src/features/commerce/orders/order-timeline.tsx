import { Check, Circle, CircleDot, X } from 'lucide-react';
import { LocalDate } from '@/components/text/local-date';
import type { OrderLine } from '@/contract/order';
import { needsShipping } from '@/entities/order/order-stage';
import { getTimeline, type TimelineStep } from './order-progress';
import styles from './order-timeline.module.css';

const MARKS = { done: Check, current: CircleDot, todo: Circle, bad: X };
const STATE_LABELS: Record<TimelineStep['state'], string> = {
  done: 'done',
  current: 'current',
  todo: 'upcoming',
  bad: 'ended here',
};

export function OrderTimeline({ line }: { line: OrderLine }) {
  return (
    <div className={styles.room}>
      <ol role="list" aria-label="Order progress" className={styles.steps}>
        {getTimeline(line, needsShipping(line)).map(({ label, state, at }) => {
          const Mark = MARKS[state];
          return (
            <li
              key={label}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                <Mark aria-hidden="true" />
              </span>
              <span className={styles.text}>
                <span className={styles.label}>{label}</span>{' '}
                <span className="visually-hidden">({STATE_LABELS[state]})</span>
                {at && (
                  <span className={styles.date}>
                    <LocalDate iso={at} />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
