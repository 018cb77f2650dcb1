import { Badge } from '@/components/badge/badge';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import type { Performer } from '@/contract/performer';
import { paths } from '@/lib/page/paths';
import styles from './profile-header.module.css';

const SHOWS: Readonly<Record<string, string>> = { private: 'In a private show', group: 'In a group show' };

/** Live, online, or when the performer was last live. */
export function ProfileStatus(performer: Performer) {
  const { live, isOnline, streamingStatus, lastStreamingTime } = performer;
  if (live) {
    return (
      <Link href={paths.stream(performer)} className={styles.live}>
        <Badge state={{ kind: 'live', text: SHOWS[streamingStatus ?? ''] ?? 'Live now' }} />
      </Link>
    );
  }
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
