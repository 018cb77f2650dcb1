import { useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/components/cx';
import { useOverflow } from '@/components/hooks/use-overflow';
import styles from './text.module.css';

interface ClampTextProps {
  children: ReactNode;
  /** Visible lines while collapsed. */
  lines: 3 | 5;
}

/** Clamps a long text to a few lines with "Show more". The HTML contains the full text. */
export function ClampText({ children, lines }: ClampTextProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const overflows = useOverflow(text, children, open);

  return (
    <div>
      <div
        ref={text}
        id={id}
        dir="auto"
        className={cx(styles.prose, !open && styles.clamped, !open && lines === 5 && styles.five)}
      >
        {children}
      </div>
      {(overflows || open) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}
