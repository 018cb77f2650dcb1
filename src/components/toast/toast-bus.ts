export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** One thing to do about it: Undo, Retry. */
  action?: { label: string; run: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
  /** How often the same words came while it stood; they are not shown twice. */
  times: number;
}

export interface ToastBus {
  show: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
  /** Calls back after every change; gives back the way to stop. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts on show, oldest first; the same array until something changes. */
  current: () => readonly Toast[];
}

/** More than three at once is a wall, not a notice. */
const MOST = 3;

/** Carries notices from anywhere to the one `Toaster`. Made once per visitor, never at module level. */
export function createToastBus(): ToastBus {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    show(message) {
      const same = toasts.find((toast) => toast.text === message.text && toast.kind === message.kind);
      if (same) change(toasts.map((toast) => (toast === same ? { ...toast, ...message, times: toast.times + 1 } : toast)));
      else change([...toasts, { ...message, id: nextId++, times: 1 }].slice(-MOST));
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
