import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { cx } from '@/components/cx';
import type { Toast, ToastBus } from './toast-bus';
import styles from './toaster.module.css';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** How long a toast is visible, in ms; longer for errors and toasts with an action. */
const visibleMs = (toast: Toast) => (toast.kind === 'error' || toast.action ? 10_000 : 5_000);

const none: readonly Toast[] = [];

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onDismiss: () => void;
}

function ToastItem({ toast, paused, onDismiss }: ToastItemProps) {
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
      <p className={styles.text} dir="auto">
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
 * Hovering or focusing a toast pauses all timers.
 */
export function Toaster({ bus }: { bus: ToastBus }) {
  const toasts = useSyncExternalStore(bus.subscribe, bus.current, () => none);
  const [isPaused, setIsPaused] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  // Reopen the popover above any dialog opened since, so that no backdrop covers a toast.
  useEffect(() => {
    const element = container.current;
    if (!element?.showPopover) return;
    const isOpen = element.matches(':popover-open');
    if (isOpen && (toasts.length === 0 || document.querySelector('dialog:modal'))) element.hidePopover();
    if (toasts.length > 0 && !element.matches(':popover-open')) element.showPopover();
  }, [toasts]);

  const dismiss = (id: number) => {
    bus.dismiss(id);
    setIsPaused(false);
  };
  const renderToasts = (which: (toast: Toast) => boolean) =>
    toasts
      .filter(which)
      .map((toast) => <ToastItem key={toast.id} toast={toast} paused={isPaused} onDismiss={() => dismiss(toast.id)} />);

  return (
    <div
      ref={container}
      popover="manual"
      className={styles.container}
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
}
