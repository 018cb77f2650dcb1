import { deviceIds } from './device-ids';

const NONE: readonly string[] = [];

const stored = deviceIds('encore.library-archive');

/** Keys of library items that are archived on this device. The same array until it changes. */
export const readArchive = stored.read;
/** Unarchives everything. */
export const forgetArchive = stored.forget;
/** The value on the server. */
export const noArchive = (): readonly string[] => NONE;
/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onArchiveChange = stored.onChange;

/** Archives or unarchives an item. */
export function setArchived(key: string, archived: boolean): void {
  const others = stored.read().filter((other) => other !== key);
  stored.write(archived ? [key, ...others] : others);
}
