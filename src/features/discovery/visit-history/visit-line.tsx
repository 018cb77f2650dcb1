import { X } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { WatchProgressBadge } from '@/entities/video/watch-progress-badge';
import type { PlaceholderKind } from '@/components/illustration/placeholder';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { StatLine } from '@/components/text/stat-line';
import { formatDuration } from '@/lib/format/format';
import type { Visit } from '@/device/visits';
import type { Progress } from '@/device/watch-progress';
import { zonedDate } from '@/lib/format/zoned-date';
import { useTimeZone } from '@/components/text/use-time-zone';
import styles from './history-screen.module.css';

const KINDS: Record<Visit['type'], string> = {
  video: 'Video',
  gallery: 'Gallery',
  product: 'Product',
  post: 'Post',
  performer: 'Performer',
};
const BLANKS: Record<Visit['type'], PlaceholderKind> = {
  video: 'video',
  gallery: 'picture',
  product: 'product',
  post: 'picture',
  performer: 'person',
};

interface Props {
  visit: Visit;
  progress: Progress | undefined;
  onForget: () => void;
}

/** A visited page. Rendered in the browser only, because the time is this device's. */
export function VisitLine({ visit, progress, onForget }: Props) {
  const { type, id, title, path, picture, at } = visit;
  const visited = zonedDate(new Date(at).toISOString(), useTimeZone());
  return (
    <article className={styles.line}>
      <div className={styles.picture}>
        <Picture src={picture} alt="" ratio="video" placeholder={BLANKS[type]} />
        {type === 'video' ? <WatchProgressBadge id={id} /> : null}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link href={path} className={styles.link} dir="auto">
            {title}
          </Link>
        </h2>
        <StatLine
          items={[
            KINDS[type],
            visited ? `${visited.monthDay}, ${visited.clock}` : '',
            progress?.seconds ? `stopped at ${formatDuration(progress.seconds)}` : '',
          ]}
        />
      </div>
      <IconButton label={`Remove ${title}`} className={styles.forget} onClick={onForget}>
        <X />
      </IconButton>
    </article>
  );
}
