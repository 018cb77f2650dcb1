import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

/**
 * Opens and closes a native <dialog> according to `open`. The element provides the focus trap and the backdrop. This hook restores the
 * focus, even if the opener was hidden for a moment, and closes the dialog on a backdrop click.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const startedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      if (element.open) element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    ref: dialog,
    // Esc only requests closing; the owner of `open` decides.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Don't close on a press that started inside and ended on the backdrop.
    onPointerDown: (event: PointerEvent) => {
      startedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && startedOutside.current) onClose();
    },
  };
}
