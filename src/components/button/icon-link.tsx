import { Link } from '@/components/link';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@/components/cx';
import { CountBubble } from './count-bubble';
import styles from './icon-button.module.css';

interface IconLinkProps extends ComponentPropsWithRef<typeof Link> {
  /** Accessible name, including the count: "Cart, 3 items". */
  label: string;
  children: ReactNode;
  count?: number;
  /** Style for use on a picture. */
  overPicture?: boolean;
}

export function IconLink({ label, children, count, overPicture, className, ...rest }: IconLinkProps) {
  return (
    <Link
      title={label}
      {...rest}
      aria-label={label}
      className={cx(styles.button, styles.md, overPicture && styles.overPicture, className)}
    >
      {children}
      <CountBubble count={count} />
    </Link>
  );
}
