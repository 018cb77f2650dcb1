import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/components/cx';
import type { Photo } from '@/contract/photo';
import styles from './photo-rows.module.css';

interface PhotoRowsProps {
  label: string;
  photos: readonly Photo[];
  tile: (photo: Photo, index: number) => ReactNode;
  /** How many more are on their way: their places are kept. */
  coming?: number;
}

/** Shapes beyond these would leave the others no room. */
const RATIO = { least: 0.5, most: 2.4 };

/** Width by height; square while nobody knows. */
function ratioOf({ photo }: Photo): number {
  const { width, height } = photo ?? {};
  if (!width || !height) return 1;
  return Math.round(Math.min(Math.max(width / height, RATIO.least), RATIO.most) * 1000) / 1000;
}

const shaped = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties;

/** Photos in rows of one height, each in its own shape; every place is known before its picture is there. */
export function PhotoRows({ label, photos, tile, coming = 0 }: PhotoRowsProps) {
  return (
    <ul aria-label={label} className={styles.rows}>
      {photos.map((photo, index) => (
        <li key={photo._id} className={styles.item} style={shaped(ratioOf(photo))}>
          {tile(photo, index)}
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`next-${index}`} aria-hidden="true" className={cx(styles.item, styles.coming)} style={shaped(1)} />
      ))}
    </ul>
  );
}
