import { deviceValue } from './device-value';

const NONE: readonly string[] = [];

const parse = (data: unknown): readonly string[] => (Array.isArray(data) ? data.filter((key) => typeof key === 'string') : NONE);

const kept = deviceValue('encore.library-archive', 1, parse, NONE);

/** Keys of the things in the library that this device keeps out of sight. The same array until it changes. */
export const readArchive = kept.read;
/** Everything comes back into sight. */
export const forgetArchive = kept.forget;
/** What the server knows of a device. */
export const noArchive = (): readonly string[] => NONE;
/** Tells of every change, those of other tabs too; gives the way to stop. */
export const onArchiveChange = kept.onChange;

/** Puts a thing out of sight, or back. */
export function setArchived(key: string, archived: boolean): void {
  const others = kept.read().filter((other) => other !== key);
  kept.write(archived ? [key, ...others] : others);
}
