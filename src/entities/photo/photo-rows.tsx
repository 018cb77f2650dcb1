import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/components/cx';
import type { Photo } from '@/contract/photo';
import styles from './photo-rows.module.css';

interface PhotoRowsProps {
  label: string;
  photos: readonly Photo[];
  tile: (photo: Photo, index: number) => ReactNode;
  /** Number of placeholders for photos that are loading. */
  coming?: number;
}

/** Limits for aspect ratios, so that extreme photos leave space for the others. */
const RATIO = { min: 0.5, max: 2.4 };

/** Width by height; 1 if unknown. */
function getRatio({ photo }: Photo): number {
  const { width, height } = photo ?? {};
  if (!width || !height) return 1;
  return Math.round(Math.min(Math.max(width / height, RATIO.min), RATIO.max) * 1000) / 1000;
}

const getRatioStyle = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties;

/** Photos in rows of equal height, each with its own aspect ratio. The layout doesn't shift when pictures load. */
export function PhotoRows({ label, photos, tile, coming = 0 }: PhotoRowsProps) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {photos.map((photo, index) => (
        <li key={photo._id} className={styles.item} style={getRatioStyle(getRatio(photo))}>
          {tile(photo, index)}
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li
          key={`next-${index}`}
          aria-hidden="true"
          className={cx(styles.item, styles.coming)}
          style={getRatioStyle(1)}
        />
      ))}
    </ul>
  );
}
