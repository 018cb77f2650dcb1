/**
 * What the store needs from the world around it and does not know itself: toasts, the router, the device. The shell hands
 * them in with the services; on the server they do nothing.
 */
export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
  /** One thing to do about it. */
  action?: { label: string; run: () => void };
  /** Called once when the notice has gone, whatever took it away. */
  onGone?: () => void;
}

export interface StoragePort {
  /** The text kept under a key, or null. Never throws. */
  readText(key: string): string | null;
  /** Keeps a text; false when the device refuses. Never throws. */
  writeText(key: string, text: string): boolean;
  /**
   * Tells when another tab changed a key (the browser's `storage` event); null stands for all of them.
   * Gives the function that stops it.
   */
  onChange(listener: (key: string | null) => void): () => void;
}

export interface Ports {
  /** Gives the way to take the notice away again. */
  notify(notice: Notice): () => void;
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Path and query of the page the visitor is on. */
  currentPath(): string;
  storage: StoragePort;
}
