import { cx } from '@/components/cx';
import { Blank } from '@/components/illustration/placeholder';
import type { BlankKind } from '@/components/illustration/placeholder';
import { useImageFailed } from './use-image-failed';
import styles from './picture.module.css';

/** Width and height the browser reserves before the picture is there. */
const SIZES = {
  video: [640, 360],
  portrait: [480, 600],
  square: [480, 480],
  cover: [1280, 320],
} as const;

type PictureRatio = keyof typeof SIZES;

interface PictureProps {
  src?: string | null;
  /** Empty where the words beside it already say what it shows. */
  alt: string;
  ratio: PictureRatio;
  /** Part of what is seen first: loaded at once, the others when they come near. */
  priority?: boolean;
  srcSet?: string;
  sizes?: string;
  /** What to draw when there is no picture or it does not load. */
  blank?: BlankKind;
  className?: string;
}

/** A picture cropped to its frame. The place is reserved; a missing picture becomes a quiet drawing. */
export function Picture({ src, alt, ratio, priority = false, srcSet, sizes, blank = 'picture', className }: PictureProps) {
  const { failed, imageProps } = useImageFailed(src);
  const [width, height] = SIZES[ratio];
  const frame = cx(styles.frame, styles[ratio], className);
  if (!src || failed) {
    return (
      <span className={frame} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <Blank kind={blank} />
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        {...imageProps}
        className={styles.image}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
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
