import { cx } from '@/components/cx';
import { Placeholder } from '@/components/illustration/placeholder';
import type { PlaceholderKind } from '@/components/illustration/placeholder';
import { useImageFailed } from './use-image-failed';
import styles from './picture.module.css';

/** Width and height to reserve before the picture loads. */
const SIZES = {
  video: [640, 360],
  portrait: [480, 600],
  square: [480, 480],
  cover: [1280, 320],
} as const;

type PictureRatio = keyof typeof SIZES;

interface PictureProps {
  src?: string | null;
  /** Empty if the text next to it already describes the picture. */
  alt: string;
  ratio: PictureRatio;
  /** Loads eagerly, for pictures above the fold; others load lazily. */
  priority?: boolean;
  /** Placeholder for a missing or failed picture. */
  placeholder?: PlaceholderKind;
  className?: string;
}

/** A picture cropped to its frame, with reserved space and a placeholder. */
export function Picture({ src, alt, ratio, priority = false, placeholder = 'picture', className }: PictureProps) {
  const { failed, imageProps } = useImageFailed(src);
  const [width, height] = SIZES[ratio];
  const frame = cx(styles.frame, styles[ratio], className);
  if (!src || failed) {
    return (
      <span className={frame} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <Placeholder kind={placeholder} />
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        {...imageProps}
        className={styles.image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
