import { useState } from 'react';
import { LocalTime } from '@/components/text/local-time';
import { PageLinks } from './page-links';
import { isUpcoming, type Schedule } from './schedule';
import { useIsUpcoming } from './use-is-upcoming';
import styles from './created-notice.module.css';

interface CreatedNoticeProps {
  item: Schedule & { status?: string; processing?: boolean };
  title: string;
  path: string;
  label?: string;
}

export function CreatedNotice({ item, title, path, label = 'Created' }: CreatedNoticeProps) {
  const isScheduled = useIsUpcoming(item);
  // Some servers omit the status of what is published.
  const isActive = item.status === undefined || item.status === 'active';
  const isPublic = isActive && !isScheduled;
  return (
    <section className={styles.notice} aria-label={label}>
      <p role="status">
        <strong dir="auto">{title}</strong>{' '}
        {isPublic ? (
          item.processing ? (
            'is published. Fans can see it once it’s processed.'
          ) : (
            'is published.'
          )
        ) : !isActive ? (
          'is saved. Only you can see it.'
        ) : item.scheduledAt ? (
          <>
            is scheduled for <LocalTime iso={item.scheduledAt} show="full" />.
          </>
        ) : (
          'is scheduled.'
        )}
      </p>
      {isPublic && <PageLinks title={title} path={path} />}
    </section>
  );
}

/** The notice of an editor whose item became public, or was scheduled, while it was open. */
export function PublishedNotice(props: CreatedNoticeProps) {
  const { status } = props.item;
  const isScheduled = useIsUpcoming(props.item);
  const [before] = useState(() => ({ status, isScheduled: isUpcoming(props.item, Date.now()) }));
  const isNew =
    before.status !== undefined &&
    status === 'active' &&
    (before.status !== 'active' || (before.isScheduled && !isScheduled));
  return isNew ? <CreatedNotice {...props} label="Published" /> : null;
}
