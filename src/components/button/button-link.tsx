import { Link } from '@/components/link';
import type { ComponentPropsWithRef } from 'react';
import { buttonClass } from './button';
import type { ButtonVariant } from './button';
import styles from './button.module.css';

export function ButtonLink({
  variant: variant,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: ButtonVariant & ComponentPropsWithRef<typeof Link>) {
  return (
    <Link {...rest} className={buttonClass({ variant: variant, size, wide }, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
