import { useEffect, useState, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './slow-notice.module.css';

/** An answer that takes longer than this is slow: visitors are told, and get a choice where there is one. */
export const SLOW_AFTER_MS = 15_000;

interface SlowNoticeProps {
  /** What to do meanwhile: "Don't close this page." */
  note?: string;
  /** Above the page, where it moves nothing. */
  floating?: boolean;
  /** Retry and Cancel. */
  children?: ReactNode;
}

/** Says that an answer is slow. */
export function SlowNotice({ note, floating = false, children }: SlowNoticeProps) {
  return (
    <div className={cx(styles.slow, floating && styles.floating)} role="status">
      <span>Still working…{note && ` ${note}`}</span>
      {children}
    </div>
  );
}

/** Rendered while an answer is awaited: says nothing until the wait is slow. */
export function SlowWait(notice: SlowNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <SlowNotice {...notice} /> : null;
}

/** What to say of a call that cannot be taken back: it may have reached the server already. */
export const KEEP_OPEN = 'Don’t close this page.';
