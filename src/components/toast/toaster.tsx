import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { cx } from '@/components/cx';
import { afterPaint } from '@/lib/browser/timing';
import type { Toast, ToastBus } from './toast-bus';
import styles from './toaster.module.css';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** How long a toast is visible, in ms; longer for errors and toasts with an action. */
const visibleMs = (toast: Toast) => (toast.kind === 'error' || toast.action ? 10_000 : 5_000);

const none: readonly Toast[] = [];

/** The topmost open dialog, or null. */
const getOpenDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;

function onDialogChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  // Dialogs may also be removed while they are open.
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

interface ToastItemProps {
  toast: Toast;
  /** Another number announces the text again. */
  turn: number;
  paused: boolean;
  onDismiss: () => void;
}

function ToastItem({ toast, turn, paused, onDismiss }: ToastItemProps) {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (paused || toast.stays) return;
    const timer = setTimeout(() => dismiss.current(), visibleMs(toast));
    return () => clearTimeout(timer);
  }, [paused, toast]);

  const Icon = ICONS[toast.kind];
  const { action } = toast;
  return (
    <div className={cx(styles.toast, styles[toast.kind])}>
      <Icon className={styles.icon} aria-hidden="true" />
      {/* Live regions announce what is added, so the same message needs a new element. */}
      <p key={`${toast.times} ${turn}`} className={styles.text} dir="auto">
        {toast.text}
      </p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} onClick={onDismiss}>
        <X />
        <span className="visually-hidden">Dismiss</span>
      </button>
    </div>
  );
}

/**
 * Renders the toasts of a bus. Both live regions are always mounted, or their first messages wouldn't be announced.
 * Hovering or focusing a toast pauses all timers. A modal dialog makes everything outside of it inert, so the toasts
 * are inside the topmost one while it is open.
 */
export function Toaster({ bus }: { bus: ToastBus }) {
  const toasts = useSyncExternalStore(bus.subscribe, bus.current, () => none);
  const [isPaused, setIsPaused] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const dialog = useSyncExternalStore(onDialogChange, getOpenDialog, () => null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    const element = container.current;
    if (!element?.togglePopover) return;
    if (element.matches(':popover-open') !== toasts.length > 0) element.togglePopover();
  }, [toasts, dialog]);
  // The live regions move with the toasts. They announce only what is added after they were painted.
  const shownIn = useRef(dialog);
  useEffect(() => {
    if (shownIn.current === dialog) return;
    shownIn.current = dialog;
    return afterPaint(() => setTurn((before) => before + 1));
  }, [dialog]);

  const dismiss = (id: number) => {
    bus.dismiss(id);
    setIsPaused(false);
  };
  const renderToasts = (which: (toast: Toast) => boolean) =>
    toasts
      .filter(which)
      .map((toast) => (
        <ToastItem key={toast.id} toast={toast} turn={turn} paused={isPaused} onDismiss={() => dismiss(toast.id)} />
      ));

  const content = (
    <div
      ref={container}
      popover="manual"
      className={styles.container}
      data-floating=""
      data-print="no"
      onPointerMove={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <div role="status" aria-live="polite" aria-atomic="false" className={styles.region}>
        {renderToasts((toast) => toast.kind !== 'error')}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className={styles.region}>
        {renderToasts((toast) => toast.kind === 'error')}
      </div>
    </div>
  );
  return dialog ? createPortal(content, dialog) : content;
}
