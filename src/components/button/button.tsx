import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '@/components/cx';
import { KEEP_PAGE_OPEN_MESSAGE, SlowWait } from '@/components/status/slow-notice';
import styles from './button.module.css';

export interface ButtonVariant {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: ReactNode;
  /** Fills its container. */
  wide?: boolean;
}

interface ButtonProps extends ButtonVariant, ComponentPropsWithRef<'button'> {
  /**
   * Shows a spinner and ignores clicks, but keeps focus and size. Submit buttons also show a notice after a long wait.
   */
  loading?: boolean;
}

export const buttonClass = ({ variant: variant = 'secondary', size = 'md', wide }: ButtonVariant, className?: string) =>
  cx(styles.button, styles[variant], styles[size], wide && styles.wide, className);

export function Button({
  variant: variant,
  size,
  icon,
  wide,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={buttonClass({ variant: variant, size, wide }, className)}
        aria-busy={loading || undefined}
        aria-disabled={loading || rest['aria-disabled']}
        onClick={handleClick}
      >
        {loading ? (
          <span className={styles.spinner} aria-hidden="true" />
        ) : (
          icon && <span className={styles.icon}>{icon}</span>
        )}
        <span className={styles.text}>{children}</span>
      </button>
      {loading && type === 'submit' && <SlowWait floating note={KEEP_PAGE_OPEN_MESSAGE} />}
    </>
  );
}
