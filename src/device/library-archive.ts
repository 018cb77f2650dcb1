import { deviceValue } from './device-value';

const NONE: readonly string[] = [];

const parse = (data: unknown): readonly string[] => (Array.isArray(data) ? data.filter((key) => typeof key === 'string') : NONE);

const kept = deviceValue('encore.library-archive', 1, parse, NONE);

/** Keys of library items that are archived on this device. The same array until it changes. */
export const readArchive = kept.read;
/** Unarchives everything. */
export const forgetArchive = kept.forget;
/** The value on the server. */
export const noArchive = (): readonly string[] => NONE;
/** Calls back on every change, also from other tabs. Returns a function that unsubscribes. */
export const onArchiveChange = kept.onChange;

/** Archives or unarchives an item. */
export function setArchived(key: string, archived: boolean): void {
  const others = kept.read().filter((other) => other !== key);
  kept.write(archived ? [key, ...others] : others);
}
