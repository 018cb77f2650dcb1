import { readStored, readText, removeStored, writeStored } from './storage';

/** A value that this device keeps, for any number of readers. */
interface DeviceValue<T> {
  /** The value; the same object until it changes. On the server, and where the device keeps nothing, the empty one. */
  read(): T;
  write(value: T): void;
  forget(): void;
  /** Tells of every change, those of other tabs too; gives the way to stop. */
  onChange(listener: () => void): () => void;
}

/** Describes a value under a key. `parse` turns unknown data into a value or throws, which reads as `empty`. Keeps nothing of a visitor on the server. */
export function deviceValue<T>(key: string, version: number, parse: (data: unknown) => T, empty: T): DeviceValue<T> {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let lastText: string | null = null;
  let last = empty;

  return {
    read() {
      const text = readText(key);
      if (text !== lastText) {
        lastText = text;
        last = readStored(key, version, parse, empty);
      }
      return last;
    },
    write(value) {
      writeStored(key, version, value);
      tell();
    },
    forget() {
      removeStored(key);
      tell();
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
