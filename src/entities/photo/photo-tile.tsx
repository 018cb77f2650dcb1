import { Lock } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import { cx } from '@/components/cx';
import { Blank } from '@/components/illustration/placeholder';
import { Link } from '@/components/link';
import { useImageFailed } from '@/components/picture/use-image-failed';
import type { Photo } from '@/contract/photo';
import { isOpenPhoto, tileId } from './photo-labels';
import { warmUpViewer } from './photo-viewer';
import styles from './photo-tile.module.css';

interface PhotoTileProps {
  photo: Photo;
  /** What it shows, or is. */
  name: string;
  /** The photo's own address; of a locked one where it can be unlocked. Without it the tile leads nowhere. */
  href?: string;
  /** Opens the photo in place; the same function for good, so that what is there is not drawn again when more comes. */
  onOpen?: (id: string) => void;
  /** `own` keeps the photo's shape, `square` crops. */
  shape: 'own' | 'square';
  /** Part of what is seen first. */
  priority?: boolean;
}

/** A photo in a grid. Of a locked one nothing but colours is seen, whatever the server sends for it. */
export const PhotoTile = memo(function PhotoTile({ photo, name, href, onOpen, shape, priority = false }: PhotoTileProps) {
  const open = isOpenPhoto(photo);
  const { width, height, thumbnails, url } = photo.photo ?? {};
  const src = thumbnails?.[0] ?? url;
  const { failed, imageProps } = useImageFailed(src);
  const label = open ? name : `Locked photo: ${name}`;

  const picture = (
    <>
      {src && !failed ? (
        <img
          {...imageProps}
          className={cx(styles.image, !open && styles.blurred)}
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
          <Blank kind="picture" />
        </span>
      )}
      {!open && (
        <span className={styles.lock} aria-hidden="true">
          <Lock />
        </span>
      )}
    </>
  );

  const className = cx(styles.tile, shape === 'square' && styles.square);
  if (!href) return <span className={className}>{picture}</span>;

  const press = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(photo._id);
  };
  return (
    <Link id={tileId(photo._id)} href={href} className={className} scroll={!onOpen} onClick={press} onPointerEnter={onOpen && warmUpViewer} onFocus={onOpen && warmUpViewer}>
      {picture}
    </Link>
  );
});
