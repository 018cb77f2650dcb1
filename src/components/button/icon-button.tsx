import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@/components/cx';
import { CountBubble } from './count-bubble';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  pressed?: boolean;
  /** A count at the corner; `label` should say what it counts. */
  count?: number;
  size?: 'sm' | 'md';
  /** Style for use on a picture. */
  overPicture?: boolean;
}

export function IconButton({
  label,
  children,
  pressed,
  count,
  size = 'md',
  overPicture,
  className,
  ...rest
}: IconButtonProps) {
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
