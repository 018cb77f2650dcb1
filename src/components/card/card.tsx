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
  /** `h2` in a list that stands right below the page's `h1`; `h3` in a section with a heading of its own. */
  heading?: CardHeading;
  picture: ReactNode;
  badge?: BadgeState | null;
  /** A figure in the lower right corner of the picture: a length, a number of photos. */
  corner?: ReactNode;
  /** A control of its own on the picture, beside the link. */
  action?: ReactNode;
  /** Lines below the title. */
  children?: ReactNode;
  /** Words on the picture instead of below it. */
  overlay?: boolean;
  className?: string;
}

/**
 * One link with a large target. The words come first in the document, so that a screen reader hears the
 * title before the badges; the picture is moved above them by the style sheet.
 */
export function Card({ href, title, heading: Heading = 'h3', picture, badge, corner, action, children, overlay, className }: CardProps) {
  return (
    <article className={cx(styles.card, overlay && styles.overlay, className)}>
      <div className={styles.words}>
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
