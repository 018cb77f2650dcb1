import { Card, type CardHeading } from '@/components/card/card';
import cardStyles from '@/components/card/card.module.css';
import { Picture } from '@/components/picture/picture';
import type { Photo } from '@/contract/photo';
import { paths } from '@/lib/page/paths';

/** A found photo that opens in its gallery. A locked photo shows its blurred preview. */
export function PhotoHit({ photo, priority, heading }: { photo: Photo; priority: boolean; heading: CardHeading }) {
  return (
    <Card
      heading={heading}
      href={photo.galleryId ? paths.gallery({ _id: photo.galleryId }) : paths.photos}
      title={photo.title || 'Photo'}
      badge={photo.photo?.url ? null : { kind: 'locked' }}
      picture={
        <Picture src={photo.photo?.thumbnails?.[0] ?? photo.photo?.url} alt="" ratio="square" priority={priority} />
      }
    >
      {photo.performer && (
        <p className={cardStyles.line} dir="auto">
          {photo.performer.name}
        </p>
      )}
    </Card>
  );
}
