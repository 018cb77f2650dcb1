import { useEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

/**
 * Opens and closes a native <dialog> as `open` says. The element gives the focus trap and the backdrop; here the focus
 * goes back to where it was, also when the opener lost its screen for a moment, and a press on the backdrop closes.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

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
    // Esc asks; whoever holds `open` decides.
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // A press that began inside and slipped out does not close.
    onPointerDown: (event: PointerEvent) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget && pressedOutside.current) onClose();
    },
  };
}
