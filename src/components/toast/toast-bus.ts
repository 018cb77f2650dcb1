export interface ToastMessage {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** One thing to do about it: Undo, Retry. */
  action?: { label: string; run: () => void };
  /** It does not go by itself. */
  stays?: boolean;
  /** Called once when the notice has gone, whatever took it away. */
  onGone?: () => void;
}

export interface Toast extends ToastMessage {
  id: number;
  /** How often the same words came while it stood; they are not shown twice. */
  times: number;
}

export interface ToastBus {
  /** Gives back the way to take the notice away again. */
  show: (message: ToastMessage) => () => void;
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
    const gone = toasts.filter((toast) => !next.some(({ onGone }) => onGone === toast.onGone));
    toasts = next;
    listeners.forEach((listener) => listener());
    gone.forEach((toast) => toast.onGone?.());
  };
  const dismiss = (id: number) => {
    if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
  };
  return {
    show(message) {
      const same = toasts.find((toast) => toast.text === message.text && toast.kind === message.kind);
      const shown = { ...message, id: same?.id ?? nextId++, times: (same?.times ?? 0) + 1 };
      if (same) change(toasts.map((toast) => (toast === same ? shown : toast)));
      else change([...toasts, shown].slice(-MOST));
      // Once the same words stand for something newer, they are no longer this caller's to take away.
      return () => toasts.includes(shown) && dismiss(shown.id);
    },
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
  };
}
