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
  /** Runs the loader of that page again; the visitor stays where he is on it. */
  refresh(): void;
  /** Leaves the site for an address of the web. */
  leave(url: string): void;
  /** Tells when the visitor comes back to this tab, or the connection does; gives the function that stops it. */
  onReturn(listener: () => void): () => void;
  /** Takes a lock that all tabs of this browser share: gives the way to let go of it, or null when one of them holds it. Never throws. */
  hold(name: string): Promise<(() => void) | null>;
  storage: StoragePort;
}

/** Nobody to tell and nothing to keep, as on a server. */
export const noPorts: Ports = {
  notify: () => () => undefined,
  navigate: () => undefined,
  currentPath: () => '',
  refresh: () => undefined,
  leave: () => undefined,
  onReturn: () => () => undefined,
  hold: () => Promise.resolve(() => undefined),
  storage: { readText: () => null, writeText: () => false, onChange: () => () => undefined },
};
