import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@/components/cx';
import { CountBubble } from './count-bubble';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Its name, for assistive technology and as a tooltip. */
  label: string;
  /** The icon itself. */
  children: ReactNode;
  /** For a toggle: on or off, said as well as shown. */
  pressed?: boolean;
  /** A small figure at the corner; leave it to `label` to say what it counts. */
  count?: number;
  size?: 'sm' | 'md';
  /** For standing on a picture. */
  overPicture?: boolean;
}

export function IconButton({ label, children, pressed, count, size = 'md', overPicture, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={cx(styles.button, styles[size], overPicture && styles.overPicture, className)}
    >
      {children}
      <CountBubble count={count} />
    </button>
  );
}
