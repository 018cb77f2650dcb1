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
  /** Sticky buttons at the bottom. */
  footer?: ReactNode;
  /**
   * `centre` is centered; `sheet` slides up from the bottom on phones and is centered elsewhere; `side` slides in from the inline end,
   * for menus and filter panels.
   */
  shape?: 'centre' | 'sheet' | 'side';
}

/** A modal dialog. Esc, the close button and the backdrop close it; the focus returns to the opener. */
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
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
