export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** A button, such as Undo or Retry. */
  action?: { label: string; run: () => void };
  /** Stays until dismissed. */
  stays?: boolean;
  /** Called once when the toast is removed for any reason. */
  onRemoved?: () => void;
}

export interface Toast extends ToastMessage {
  id: number;
  /** How often the same message was shown while it was visible; it isn't shown twice. */
  times: number;
}

export interface ToastBus {
  /** Shows a toast. Returns a function that removes it. */
  show: (message: ToastMessage) => () => void;
  dismiss: (id: number) => void;
  /** Calls back after every change. Returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** The visible toasts, oldest first. The same array until something changes. */
  current: () => readonly Toast[];
}

const MAX_TOASTS = 3;

/** False for two deletions with the same text, because each has its own Undo. */
const isSameMessage = (a: ToastMessage, b: ToastMessage): boolean =>
  a.kind === b.kind && a.text === b.text && a.action === b.action && a.onRemoved === b.onRemoved;

/** Creates the bus that carries toasts to the `Toaster`. Create one per visitor, never at module level. */
export function createToastBus(): ToastBus {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    const removed = toasts.filter(({ id }) => !next.some((toast) => toast.id === id));
    toasts = next;
    listeners.forEach((listener) => listener());
    removed.forEach((toast) => toast.onRemoved?.());
  };
  const dismiss = (id: number) => {
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  };
  return {
    show(message) {
      const same = toasts.find((toast) => isSameMessage(toast, message));
      const shownToast = { ...message, id: same?.id ?? nextId++, times: (same?.times ?? 0) + 1 };
      if (same) change(toasts.map((toast) => (toast === same ? shownToast : toast)));
      else change([...toasts, shownToast].slice(-MAX_TOASTS));
      // Don't remove the toast if the same message was shown again for something newer.
      return () => toasts.includes(shownToast) && dismiss(shownToast.id);
    },
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
