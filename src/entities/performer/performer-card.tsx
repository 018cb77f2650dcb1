import type { BadgeState } from '@/components/badge/badge';
import { Picture } from '@/components/picture/picture';
import { Count } from '@/components/text/count';
import { StatLine } from '@/components/text/stat-line';
import type { Performer } from '@/contract/performer';
import { paths } from '@/lib/page/paths';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import styles from './performer-card.module.css';

/** A private show can't be joined, so its badge is a note instead of the mark of live shows. */
const BADGES: Readonly<Record<string, BadgeState>> = {
  private: { kind: 'note', text: 'In a private show' },
  group: { kind: 'live', text: 'Group show' },
};

interface PerformerCardProps {
  performer: Performer;
  priority?: boolean;
  heading?: CardHeading;
}

export function PerformerCard({ performer, priority, heading }: PerformerCardProps) {
  const isLive = Boolean(performer.live);
  const videos = performer.stats?.totalVideos;
  const likes = performer.stats?.likes;
  return (
    <Card
      overlay
      href={paths.performer(performer)}
      title={performer.name}
      heading={heading}
      badge={isLive ? (BADGES[performer.streamingStatus ?? ''] ?? { kind: 'live' }) : null}
      picture={<Picture src={performer.avatar} alt="" ratio="portrait" placeholder="person" priority={priority} />}
    >
      <div className={styles.facts}>
        {!isLive && Boolean(performer.isOnline) && (
          <span className={styles.online}>
            <span className="visually-hidden">Online</span>
          </span>
        )}
        <StatLine
          className={styles.figures}
          items={[
            videos !== undefined && <Count value={videos} noun="video" />,
            likes !== undefined && <Count value={likes} noun="like" />,
          ]}
        />
      </div>
    </Card>
  );
}
