import { Link } from '@/components/link';
import type { ReactNode } from 'react';
import { Badge } from '@/components/badge/badge';
import type { BadgeState } from '@/components/badge/badge';
import { cx } from '@/components/cx';
import styles from './card.module.css';

export type CardHeading = 'h2' | 'h3';

interface CardProps {
  href: string;
  title: string;
  /** `h2` in a list directly below the page's `h1`; `h3` in a section with its own heading. */
  heading?: CardHeading;
  picture: ReactNode;
  badge?: BadgeState | null;
  /** Content of the bottom right corner of the picture: a duration or a number of photos. */
  corner?: ReactNode;
  /** A separate control on the picture. */
  action?: ReactNode;
  children?: ReactNode;
  /** Places the text on the picture instead of below it. */
  overlay?: boolean;
  className?: string;
}

/**
 * A card with a single link that covers all of it. The text comes first in the DOM, so that screen readers announce the
 * title before the badges; CSS moves the picture above it.
 */
export function Card({
  href,
  title,
  heading: Heading = 'h3',
  picture,
  badge,
  corner,
  action,
  children,
  overlay,
  className,
}: CardProps) {
  return (
    <article className={cx(styles.card, overlay && styles.overlay, className)}>
      <div className={styles.text}>
        <Heading className={styles.title}>
          <Link href={href} className={styles.link} dir="auto">
            {title}
          </Link>
        </Heading>
        {children}
      </div>
      <div className={styles.media}>
        {picture}
        {badge && <Badge state={badge} className={styles.badge} />}
        {corner && <span className={styles.corner}>{corner}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </article>
  );
}
