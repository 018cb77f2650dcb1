import {
  useId,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { X } from 'lucide-react';
import { findOpener, watchClicks } from './clicked-control';
import { afterPaint, DOUBLE_CLICK_MS } from '@/lib/browser/timing';
import { IconButton } from '@/components/button/icon-button';
import { cx } from '@/components/cx';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import styles from './dialog.module.css';

/**
 * Opens and closes a native <dialog> according to `open`. The element provides the focus trap and the backdrop. This
 * hook restores the focus, even if the opener was hidden for a moment, and closes the dialog on a backdrop click.
 */
function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);
  const openedAt = useRef(-Infinity);
  // In the body, because an ancestor could be hidden, and the page would stay inert without a visible dialog.
  const isInBrowser = useIsHydrated();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const container = isInBrowser && wasOpened ? document.body : null;

  useEffect(watchClicks, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // The topmost dialog is the last one in the document.
    if (element.nextElementSibling) element.parentElement?.append(element);
    const opener = findOpener();
    // A modal dialog restyles the whole page, which takes a while on a slow phone. The pressed button is painted
    // before.
    const cancel = afterPaint(() => {
      if (element.open) return;
      element.showModal();
      openedAt.current = performance.now();
    });
    return () => {
      cancel();
      if (element.open) element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open, container]);

  const handlers = {
    // Esc only requests closing; the owner of `open` decides.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Don't close on a press that started inside and ended on the backdrop, or on the second one of a double click that
    // opened the dialog.
    onPointerDown: (event: PointerEvent) => {
      startedOutside.current =
        event.target === event.currentTarget && performance.now() - openedAt.current >= DOUBLE_CLICK_MS;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && startedOutside.current) onClose();
    },
  };
  return { container, dialog: { ref: dialog, ...handlers } };
}

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Sticky buttons at the bottom. */
  footer?: ReactNode;
  /**
   * `center` is centered; `sheet` slides up from the bottom on phones and is centered elsewhere; `side` slides in from
   * the inline end, for menus and filter panels.
   */
  shape?: 'center' | 'sheet' | 'side';
}

/** A modal dialog. Esc, the close button and the backdrop close it; the focus returns to the opener. */
export function Dialog({ open, onClose, title, children, footer, shape = 'center' }: DialogProps) {
  const titleId = useId();
  const { container, dialog } = useModal(open, onClose);
  if (!container) return null;
  return createPortal(
    <dialog {...dialog} className={cx(styles.dialog, styles[shape])} aria-labelledby={titleId}>
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
    </dialog>,
    container,
  );
}
