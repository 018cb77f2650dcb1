import { Picture } from '@/components/picture/picture';
import type { Performer } from '@/contract/performer';
import { paths } from '@/lib/paths';
import { Card } from './card';
import type { CardHeading } from './card';
import styles from './card.module.css';

/** What goes on in a performer's room, in words. */
const SHOWS = { public: 'Open to everybody', group: 'Group show', private: 'In a private show' } as const;

interface LiveCardProps {
  performer: Performer;
  priority?: boolean;
  heading?: CardHeading;
}

/** Somebody who is on air, and in what kind of show. */
export function LiveCard({ performer, priority, heading }: LiveCardProps) {
  const { streamingStatus } = performer;
  const show = streamingStatus && streamingStatus !== 'offline' ? SHOWS[streamingStatus] : null;
  return (
    <Card
      href={paths.performer(performer)}
      title={performer.name}
      heading={heading}
      badge={{ kind: 'live', text: streamingStatus === 'private' ? 'In private' : undefined }}
      picture={<Picture src={performer.cover || performer.avatar} alt="" ratio="video" blank="person" priority={priority} />}
    >
      {show && <p className={styles.line}>{show}</p>}
    </Card>
  );
}
