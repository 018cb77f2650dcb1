import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { IllustrationKind } from '@/components/illustration/illustration';
import styles from './state.module.css';

/** Lazy loaded, because few pages show an illustration. */
const Illustration = dynamic(
  () => import('@/components/illustration/illustration').then((module) => module.Illustration),
  {
    loading: () => <div className={styles.illustration} />,
  },
);

interface EmptyStateProps {
  illustration: IllustrationKind;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `h1` if the state fills the page. */
  heading?: 'h1' | 'h2' | 'p';
  /** Takes the focus on mount, for when the focused element disappeared. */
  takesFocus?: boolean;
}

const focusOnce = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

export function EmptyState({
  illustration,
  title,
  children,
  action,
  heading: Heading = 'p',
  takesFocus = false,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Illustration kind={illustration} />
      <Heading ref={takesFocus ? focusOnce : undefined} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
