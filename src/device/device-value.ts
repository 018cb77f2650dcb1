import { readStored, readText, removeStored, writeStored } from './storage';

/** The version of all values. */
const VERSION = 1;

/** A value stored on this device. */
interface DeviceValue<T> {
  /** The value; the same object until it changes. The empty value on the server and without storage. */
  read(): T;
  /** Returns false if storage refuses. Then this page keeps the value until storage changes. */
  write(value: T): boolean;
  forget(): void;
  /** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
}

/**
 * Creates a stored value under a key. `parse` turns unknown data into a value or throws, which reads as `empty`. Holds
 * nothing on the server.
 */
export function deviceValue<T>(key: string, parse: (data: unknown) => T, empty: T): DeviceValue<T> {
  const listeners = new Set<() => void>();
  const notifyListeners = () => listeners.forEach((listener) => listener());
  /** The stored text that `last` stands for; undefined if it has to be read. */
  let lastText: string | null | undefined = null;
  let last = empty;
  const onCleared = (event: StorageEvent) => {
    if (event.key === null) lastText = undefined;
  };

  return {
    read() {
      const text = readText(key);
      if (text !== lastText) {
        lastText = text;
        last = readStored(key, VERSION, parse, empty);
      }
      return last;
    },
    write(value) {
      const isStored = writeStored(key, VERSION, value);
      lastText = undefined;
      if (!isStored && typeof window !== 'undefined') {
        last = value;
        lastText = readText(key);
        window.addEventListener('storage', onCleared);
      }
      notifyListeners();
      return isStored;
    },
    forget() {
      lastText = undefined;
      removeStored(key);
      notifyListeners();
    },
    onChange(listener) {
      const fromOtherTab = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      listeners.add(listener);
      window.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromOtherTab);
      };
    },
  };
}
