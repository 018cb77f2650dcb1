/** What this device keeps. Values carry a version; anything damaged, foreign or outdated reads as the fallback. Never throws. */

interface Stored {
  v: number;
  data: unknown;
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null && 'v' in value && 'data' in value;

function device(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The raw text under a key, or null: for the keys whose shape the specification fixes (`cart`, spec §4). */
export function readText(key: string): string | null {
  try {
    return device()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a raw text. Gives false when the device refuses (private mode, full). */
export function writeText(key: string, text: string): boolean {
  try {
    device()?.setItem(key, text);
    return device() !== null;
  } catch {
    return false;
  }
}

/**
 * Reads a versioned value. `parse` turns unknown data into a value or throws; then, and on another version, `fallback` is given.
 */
export function readStored<T>(key: string, version: number, parse: (data: unknown) => T, fallback: T): T {
  const text = readText(key);
  if (text === null) return fallback;
  try {
    const stored: unknown = JSON.parse(text);
    return isStored(stored) && stored.v === version ? parse(stored.data) : fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a versioned value. Gives false when the device refuses. */
export function writeStored(key: string, version: number, data: unknown): boolean {
  return writeText(key, JSON.stringify({ v: version, data } satisfies Stored));
}

/** The keys that begin so. */
export function keysFrom(beginning: string): string[] {
  try {
    return Object.keys(device() ?? {}).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Everything under every key, as data where it is JSON. */
export function allStored(): Record<string, unknown> {
  return Object.fromEntries(keysFrom('').map((key) => [key, parsed(readText(key))]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

/** Forgets a key. */
export function removeStored(key: string): void {
  try {
    device()?.removeItem(key);
  } catch {
    // A device that refuses storage has nothing to forget.
  }
}

/**
 * Forgets everything that this site keeps on the device but the keys that `stays` names, and the log-in, which is a cookie. This
 * tab is told as other tabs are, by a `storage` event without a key, so that whoever shows something kept lets go of it.
 */
export function forgetDevice(stays: (key: string) => boolean = () => false): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage)) if (!stays(key)) storage.removeItem(key);
    }
  } catch {
    // As above.
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
