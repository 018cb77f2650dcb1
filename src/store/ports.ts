/**
 * What the store needs from the app around it: toasts, the router, the device. The shell passes them in with the
 * services; on the server they do nothing.
 */
export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; run: () => void };
  /** Called once when the notice is gone, for whatever reason. */
  onRemoved?: () => void;
}

export interface StoragePort {
  /** The stored text of a key, or null. Never throws. */
  readText(key: string): string | null;
  /** Stores a text; false when the device refuses. Never throws. */
  writeText(key: string, text: string): boolean;
  /**
   * Calls the listener when another tab changes a key (`storage` event), with null for all keys. Returns the function
   * that stops it.
   */
  onChange(listener: (key: string | null) => void): () => void;
}

export interface Ports {
  /** Shows a toast. Returns the function that removes it. */
  notify(notice: Notice): () => void;
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Path and query of the current page. */
  currentPath(): string;
  /** Runs the current page's loader again without moving the visitor. */
  refresh(): void;
  /** Leaves the site for an external URL. Returns false if the browser doesn't open it. */
  leave(url: string): boolean;
  /**
   * Calls the listener when the visitor returns to this tab or the connection is back. Returns the function that stops
   * it.
   */
  onReturn(listener: () => void): () => void;
  /**
   * Takes a lock shared by all tabs of this browser. Resolves to its release function, or to null when another tab
   * holds it. Never throws.
   */
  acquireLock(name: string): Promise<(() => void) | null>;
  storage: StoragePort;
}

/** Ports without effect, as on the server. */
export const noPorts: Ports = {
  notify: () => () => undefined,
  navigate: () => undefined,
  currentPath: () => '',
  refresh: () => undefined,
  leave: () => true,
  onReturn: () => () => undefined,
  acquireLock: () => Promise.resolve(() => undefined),
  storage: { readText: () => null, writeText: () => false, onChange: () => () => undefined },
};
