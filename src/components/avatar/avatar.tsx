import { cx } from '@/components/cx';
import { useImageFailed } from '@/components/picture/use-image-failed';
import { LOCALE } from '@/lib/format/locale';
import styles from './avatar.module.css';

const PIXELS = { sm: 32, md: 40, lg: 64, xl: 112 } as const;

interface AvatarProps {
  src?: string | null;
  /** The first letter replaces a missing picture. */
  name?: string;
  size?: keyof typeof PIXELS;
  /** Shows a ring that marks the person as live. */
  live?: boolean;
  priority?: boolean;
  className?: string;
}

const getInitial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase(LOCALE) ?? '?';

export function Avatar({ src, name = '', size = 'md', live, priority, className }: AvatarProps) {
  const { failed, imageProps } = useImageFailed(src);
  const classes = cx(styles.avatar, styles[size], live && styles.live, className);
  if (!src || failed) {
    return (
      <span className={classes}>
        <span aria-hidden="true">{getInitial(name)}</span>
      </span>
    );
  }
  return (
    <span className={classes}>
      <img
        {...imageProps}
        src={src}
        alt=""
        width={PIXELS[size]}
        height={PIXELS[size]}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
