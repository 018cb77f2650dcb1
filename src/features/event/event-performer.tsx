import { Avatar } from '@/components/avatar/avatar';
import { Link } from '@/components/link';
import type { EventItem } from '@/contract/event';
import { paths } from '@/lib/paths';
import styles from './event-performer.module.css';

/** Who plans it. */
export function EventPerformer({ event: { performer } }: { event: EventItem }) {
  if (!performer) return null;
  return (
    <Link className={styles.person} href={paths.performer(performer)}>
      <Avatar src={performer.avatar} name={performer.name} live={Boolean(performer.live)} />
      <span dir="auto">{performer.name}</span>
    </Link>
  );
}
