import { useId } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { cx } from '@/components/cx';
import { useModal } from './use-modal';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot; they stay in sight while the rest scrolls. */
  footer?: ReactNode;
  /**
   * `centre` stands in the middle; `sheet` comes from below on phones and stands in the middle elsewhere;
   * `side` comes from the edge where reading ends: a menu, a filter panel.
   */
  shape?: 'centre' | 'sheet' | 'side';
}

/** A modal question or panel. Esc, the cross and the backdrop close it; the focus returns to where it came from. */
export function Dialog({ open, onClose, title, children, footer, shape = 'centre' }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} className={cx(styles.dialog, styles[shape])} aria-labelledby={titleId}>
      {open && (
        <div className={styles.box}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title} dir="auto">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <X />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
