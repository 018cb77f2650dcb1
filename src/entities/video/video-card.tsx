import { Picture } from '@/components/picture/picture';
import { Count } from '@/components/text/count';
import { DateText } from '@/components/text/date-text';
import { StatLine } from '@/components/text/stat-line';
import { formatDuration } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import type { CardVideo } from '@/entities/card-data';
import { accessBadge } from '@/entities/access/access-badge';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import { WatchProgressBadge } from './watch-progress-badge';
import styles from '@/components/card/card.module.css';

interface VideoCardProps {
  video: CardVideo;
  priority?: boolean;
  heading?: CardHeading;
  /** Set in lists where all videos are by the same performer. */
  hidePerformer?: boolean;
}

export function VideoCard({ video, priority, heading, hidePerformer }: VideoCardProps) {
  const performers = video.performers?.length ? video.performers : video.performer ? [video.performer] : [];
  const duration = video.video?.duration ?? video.teaser?.duration;
  const views = video.stats?.views;
  return (
    <Card
      href={paths.video(video)}
      title={video.title}
      heading={heading}
      badge={accessBadge(video) ?? (video.isNew ? { kind: 'new' } : null)}
      picture={
        <>
          <Picture
            src={video.thumbnail?.thumbnails?.[0] ?? video.thumbnail?.url}
            alt=""
            ratio="video"
            placeholder="video"
            priority={priority}
          />
          <WatchProgressBadge id={video._id} duration={duration} />
        </>
      }
      corner={
        duration ? (
          <>
            <span className="visually-hidden">Length </span>
            {formatDuration(duration)}
          </>
        ) : null
      }
    >
      {!hidePerformer && performers.length > 0 && (
        <p className={styles.line} dir="auto">
          {performers.map((performer) => performer.name).join(', ')}
        </p>
      )}
      <StatLine
        items={[
          views !== undefined && <Count value={views} noun="view" />,
          video.createdAt && <DateText iso={video.createdAt} />,
        ]}
      />
    </Card>
  );
}
