import { Images } from 'lucide-react';
import { Picture } from '@/components/picture/picture';
import { Count } from '@/components/text/count';
import { StatLine } from '@/components/text/stat-line';
import type { Gallery } from '@/contract/gallery';
import { formatNumber, pluralize } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { accessBadge } from '@/entities/access/access-badge';
import { Card } from '@/components/card/card';
import type { CardHeading } from '@/components/card/card';
import cardStyles from '@/components/card/card.module.css';
import styles from './gallery-card.module.css';

interface GalleryCardProps {
  gallery: Gallery;
  priority?: boolean;
  heading?: CardHeading;
}

export function GalleryCard({ gallery, priority, heading }: GalleryCardProps) {
  const performer = gallery.performer ?? gallery.performers?.[0];
  const views = gallery.stats?.views;
  return (
    <Card
      className={styles.stack}
      href={paths.gallery(gallery)}
      title={gallery.name ?? gallery.title ?? 'Gallery'}
      heading={heading}
      badge={accessBadge(gallery)}
      picture={
        <Picture
          src={gallery.coverPhoto?.thumbnails?.[0] ?? gallery.coverPhoto?.url}
          alt=""
          ratio="square"
          priority={priority}
        />
      }
      corner={
        gallery.numOfItems !== undefined && (
          <>
            <Images />
            {formatNumber(gallery.numOfItems)}
            <span className="visually-hidden"> {pluralize(gallery.numOfItems, 'photo')}</span>
          </>
        )
      }
    >
      {performer && (
        <p className={cardStyles.line} dir="auto">
          {performer.name}
        </p>
      )}
      <StatLine items={[views !== undefined && <Count value={views} noun="view" />]} />
    </Card>
  );
}
