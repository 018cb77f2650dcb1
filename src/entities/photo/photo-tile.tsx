import { Lock } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { cx } from '@/components/cx';
import { Placeholder } from '@/components/illustration/placeholder';
import { Link } from '@/components/link';
import { useImageFailed } from '@/components/picture/use-image-failed';
import type { Photo } from '@/contract/photo';
import { isOpenPhoto, tileId } from './photo-labels';
import { prefetchViewer } from './photo-viewer';
import styles from './photo-tile.module.css';

interface PhotoTileProps {
  photo: Photo;
  name: string;
  /** URL of the photo, or of the page that unlocks it. Without it, the tile isn't a link. */
  href?: string;
  /** Opens the photo in the viewer. Must be stable, so that existing tiles don't rerender when more photos load. */
  onOpen?: (id: string) => void;
  /** `own` keeps the aspect ratio, `square` crops. */
  shape: 'own' | 'square';
  /** Set for tiles above the fold. */
  priority?: boolean;
}

/** A photo in a grid. Locked photos are blurred beyond recognition, whatever the server sends. */
export const PhotoTile = memo(function PhotoTile({
  photo,
  name,
  href,
  onOpen,
  shape,
  priority = false,
}: PhotoTileProps) {
  const isOpen = isOpenPhoto(photo);
  const { width, height, thumbnails, url } = photo.photo ?? {};
  const src = thumbnails?.[0] ?? url;
  const { failed, imageProps } = useImageFailed(src);
  const label = isOpen ? name : `Locked photo: ${name}`;

  const picture = (
    <>
      {src && !failed ? (
        <img
          {...imageProps}
          className={cx(styles.image, !isOpen && styles.blurred)}
          src={src}
          alt={label}
          width={width ?? undefined}
          height={height ?? undefined}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <span role="img" aria-label={label} className={styles.missing}>
          <Placeholder kind="picture" />
        </span>
      )}
      {!isOpen && (
        <span className={styles.lock} aria-hidden="true">
          <Lock />
        </span>
      )}
    </>
  );

  const className = cx(styles.tile, shape === 'square' && styles.square);
  if (!href) return <span className={className}>{picture}</span>;

  const onClick = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(photo._id);
  };
  return (
    <Link
      id={tileId(photo._id)}
      href={href}
      className={className}
      scroll={!onOpen}
      onClick={onClick}
      onPointerEnter={onOpen && prefetchViewer}
      onFocus={onOpen && prefetchViewer}
    >
      {picture}
    </Link>
  );
});
