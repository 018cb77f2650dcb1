import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from '@/components/link';
import { LocalTime } from '@/components/text/local-time';
import { studioPaths } from '@/lib/page/studio-paths';
import type { OwnEvent } from './own-event';
import styles from './event-form.module.css';

interface OverlapWarningProps {
  events: readonly OwnEvent[];
  children: ReactNode;
}

export function OverlapWarning({ events, children }: OverlapWarningProps) {
  return (
    <div role="status" className={styles.overlap}>
      {events.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          // The container announces it.
          role="none"
          title="Overlaps with:"
          description={
            <>
              <ul className={styles.others}>
                {events.map((event) => (
                  <li key={event._id}>
                    <Link href={studioPaths.eventEdit(event)} dir="auto">
                      {event.title}
                    </Link>
                    {', '}
                    <LocalTime iso={event.startAt} until={event.endAt} show="full" />
                  </li>
                ))}
              </ul>
              {children}
            </>
          }
        />
      ) : null}
    </div>
  );
}
