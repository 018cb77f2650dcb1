import { useImageFailed } from '@/components/picture/use-image-failed';
import type { Promo } from '@/contract/promo';
import { cx } from '@/components/cx';
import styles from './banner.module.css';

interface BannerProps {
  promo: Promo;
  /** `hero` across the page, `strip` between rows, `aside` beside them. */
  shape: 'hero' | 'strip' | 'aside';
  /** True when it is among what is seen first. */
  priority?: boolean;
}

/** Only links that lead somewhere by http; a banner's address is somebody else's text. */
const safeLink = (link: string | undefined) => (link && /^(https?:\/\/|\/(?![/\\]))/i.test(link) ? link : undefined);

/** A banner of the site. Its place is reserved; without a picture its words stand on a coloured ground. */
export function Banner({ promo, shape, priority }: BannerProps) {
  const url = promo.photo?.url;
  const { failed, imageProps } = useImageFailed(url);
  const src = failed ? null : url;
  const { width = 0, height = 0 } = promo.photo ?? {};
  // Across a low banner nothing of an upright picture could be made out: it stands beside the words.
  const beside = Boolean(src) && shape === 'strip' && height > width;
  const link = safeLink(promo.link);
  const external = link?.startsWith('http');
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
      <span className={styles.words}>
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
    <a href={link} className={classes} {...(external ? { target: '_blank', rel: 'noopener noreferrer sponsored' } : {})}>
      {content}
    </a>
  ) : (
    <div className={classes}>{content}</div>
  );
}
