import { useEffect, useState, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './slow-notice.module.css';

/** How long a response can take before visitors are notified. */
export const SLOW_AFTER_MS = 15_000;

interface SlowNoticeProps {
  /** Extra advice: "Don’t close this page." */
  note?: string;
  /** Overlays the page, so that nothing shifts. */
  floating?: boolean;
  /** Buttons, such as Retry and Cancel. */
  children?: ReactNode;
}

export function SlowNotice({ note, floating = false, children }: SlowNoticeProps) {
  return (
    <div className={cx(styles.slow, floating && styles.floating)} role="status">
      <span>Still working…{note && ` ${note}`}</span>
      {children}
    </div>
  );
}

/** Render while waiting for a response: shows the notice only after a long wait. */
export function SlowWait(notice: SlowNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <SlowNotice {...notice} /> : null;
}

/** Advice for requests that can't be canceled, because they may have reached the server already. */
export const KEEP_PAGE_OPEN_MESSAGE = 'Don’t close this page.';
