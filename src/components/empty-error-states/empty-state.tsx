import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { DrawingKind } from '@/components/illustration/illustration';
import styles from './state.module.css';

/** Lazy loaded, because few pages show an illustration. */
const Drawing = dynamic(() => import('@/components/illustration/illustration').then((module) => module.Drawing), {
  loading: () => <div className={styles.drawing} />,
});

interface EmptyStateProps {
  drawing: DrawingKind;
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
  drawing,
  title,
  children,
  action,
  heading: Heading = 'p',
  takesFocus = false,
}: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Drawing kind={drawing} />
      <Heading ref={takesFocus ? focusOnce : undefined} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
