import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import type { DrawingKind } from '@/components/illustration/illustration';
import styles from './state.module.css';

/** Few pages show one: the first view need not carry them all. */
const Drawing = dynamic(() => import('@/components/illustration/illustration').then((module) => module.Drawing), { loading: () => <div className={styles.stage} /> });

interface EmptyStateProps {
  drawing: DrawingKind;
  /** One sentence: what is not here. */
  title: string;
  /** Why, or what would change it. */
  children?: ReactNode;
  /** The next step: a link or a button, rarely two. */
  action?: ReactNode;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2' | 'p';
  /** Takes the focus when it appears, because what had it is gone. */
  takesFocus?: boolean;
}

const focusOnce = (title: HTMLElement | null) => title?.focus({ preventScroll: true });

/** A place with nothing in it, and the way on. */
export function EmptyState({ drawing, title, children, action, heading: Heading = 'p', takesFocus = false }: EmptyStateProps) {
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
