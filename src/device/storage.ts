/**
 * Storage of this device. Values carry a version; anything unreadable or outdated reads as the fallback. Never throws.
 */

interface Stored {
  v: number;
  data: unknown;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'v' in value && 'data' in value;

function getLocalStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The raw text under a key, or null. For keys whose format is fixed by the specification (`cart`, spec §4). */
export function readText(key: string): string | null {
  try {
    return getLocalStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a raw text. Returns false if storage refuses (private mode, full). */
export function writeText(key: string, text: string): boolean {
  try {
    getLocalStorage()?.setItem(key, text);
    return getLocalStorage() !== null;
  } catch {
    return false;
  }
}

/**
 * Reads a versioned value. `parse` turns unknown data into a value or throws; then, and on another version, returns
 * `fallback`.
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

/** Stores a versioned value. Returns false if storage refuses. */
export function writeStored(key: string, version: number, data: unknown): boolean {
  return writeText(key, JSON.stringify({ v: version, data } satisfies Stored));
}

/** All keys with this prefix. */
export function listKeys(beginning: string): string[] {
  try {
    return Object.keys(getLocalStorage() ?? {}).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** All stored values by key, parsed if they are JSON. */
export function allStored(): Record<string, unknown> {
  return Object.fromEntries(listKeys('').map((key) => [key, parseStored(readText(key))]));
}

function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return text;
  }
}

/** Removes a key. */
export function removeStored(key: string): void {
  try {
    getLocalStorage()?.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Removes everything that this site stores on the device, except keys for which `stays` is true and the login, which is
 * a cookie. Dispatches a `storage` event without a key in this tab, as other tabs get one, so that views update.
 */
export function forgetDevice(stays: (key: string) => boolean = () => false): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage)) if (!stays(key)) storage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to forget.
  }
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
