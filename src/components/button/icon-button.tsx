import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name and tooltip. */
  label: string;
  children: ReactNode;
  pressed?: boolean;
  size?: 'sm' | 'md';
  /** Style for use on a picture. */
  overPicture?: boolean;
}

export function IconButton({
  label,
  children,
  pressed,
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
    </button>
  );
}
