import { Badge } from '@/components/badge/badge';
import { DateText } from '@/components/text/date-text';
import type { Performer } from '@/contract/performer';
import styles from './profile-header.module.css';

const SHOWS: Readonly<Record<string, string>> = { private: 'In a private show', group: 'In a group show' };

/** Whether somebody is on air, here, or away since when. */
export function ProfileStatus({ live, isOnline, streamingStatus, lastStreamingTime }: Performer) {
  if (live) return <Badge state={{ kind: 'live', text: SHOWS[streamingStatus ?? ''] ?? 'Live now' }} />;
  if (isOnline) return <span className={styles.online}>Online</span>;
  return (
    <span>
      {lastStreamingTime ? (
        <>
          Last live <DateText iso={lastStreamingTime} />
        </>
      ) : (
        'Offline'
      )}
    </span>
  );
}
