import { useImageFailed } from '@/components/picture/use-image-failed';
import type { Promo } from '@/contract/promo';
import { cx } from '@/components/cx';
import { parseLink } from '@/lib/page/paths';
import styles from './banner.module.css';

interface BannerProps {
  promo: Promo;
  /** `hero` spans the page, `strip` goes between rows, `aside` next to them. */
  shape: 'hero' | 'strip' | 'aside';
  /** Set above the fold. */
  priority?: boolean;
}

/** A promotional banner. Its space is reserved; without a picture, the text has a colored background. */
export function Banner({ promo, shape, priority }: BannerProps) {
  const url = promo.photo?.url;
  const { failed, imageProps } = useImageFailed(url);
  const src = failed ? null : url;
  const { width = 0, height = 0 } = promo.photo ?? {};
  // A portrait picture would be cropped beyond recognition in a low banner, so it goes next to the text.
  const beside = Boolean(src) && shape === 'strip' && height > width;
  const link = parseLink(promo.link);
  const isExternal = link?.startsWith('http');
  const content = (
    <>
      {src && (
        <img
          {...imageProps}
          src={src}
          alt=""
          width={promo.photo?.width ?? 1200}
          height={promo.photo?.height ?? 400}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      )}
      <span className={styles.content}>
        <span className={styles.title} dir="auto">
          {promo.title}
        </span>
        {promo.description && (
          <span className={styles.text} dir="auto">
            {promo.description}
          </span>
        )}
      </span>
    </>
  );
  const classes = cx(styles.banner, styles[shape], (!src || beside) && styles.plain, beside && styles.beside);
  return link ? (
    <a
      href={link}
      className={classes}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer sponsored' } : {})}
    >
      {content}
    </a>
  ) : (
    <div className={classes}>{content}</div>
  );
}
