import { Link } from '@/components/link';
import type { ComponentPropsWithRef } from 'react';
import { buttonClass } from './button';
import type { ButtonLook } from './button';
import styles from './button.module.css';

export function ButtonLink({
  look,
  size,
  icon,
  wide,
  className,
  children,
  ...rest
}: ButtonLook & ComponentPropsWithRef<typeof Link>) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.text}>{children}</span>
    </Link>
  );
}
