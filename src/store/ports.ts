/**
 * What the store needs from the world around it and does not know itself: toasts, the router, the device. The shell hands
 * them in with the services; on the server they do nothing.
 */
export interface Notice {
  kind: 'success' | 'error' | 'info';
  text: string;
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
  notify(notice: Notice): void;
  navigate(path: string, options?: { replace?: boolean }): void;
  /** Path and query of the page the visitor is on. */
  currentPath(): string;
  storage: StoragePort;
}
