import { deviceValue } from './device-value';

type HiddenColumns = Readonly<Record<string, readonly string[]>>;

const NONE: HiddenColumns = {};
const ALL_SHOWN: readonly string[] = [];

function parse(data: unknown): HiddenColumns {
  if (typeof data !== 'object' || data === null) return NONE;
  return Object.fromEntries(
    Object.entries(data).filter(([, keys]) => Array.isArray(keys) && keys.every((key) => typeof key === 'string')),
  ) as HiddenColumns;
}

const stored = deviceValue('encore.hidden-columns', parse, NONE);

/** The columns that are hidden in a list of the studio on this device; the same array until it changes. */
export const readHiddenColumns = (list: string): readonly string[] => stored.read()[list] ?? ALL_SHOWN;

/** The server doesn't know the choice of the device, so it renders every column. */
export const noHiddenColumns = (): readonly string[] => ALL_SHOWN;

/** Marks the document for the rules of `hidingRules`; before the first paint, next-adapter/theme-script does. */
export function markHiddenColumns(): void {
  document.documentElement.dataset.hiddenColumns = Object.entries(stored.read())
    .flatMap(([list, keys]) => keys.map((key) => `${list}-${key}`))
    .join(' ');
}

/** CSS rules that hide the cells of hidden columns, which carry their key as `data-column`. */
export const hidingRules = (list: string, keys: readonly string[]): string =>
  keys.map((key) => `[data-hidden-columns~=${list}-${key}] [data-column=${key}]`).join(',') + '{display:none}';

export const writeHiddenColumns = (list: string, keys: readonly string[]): void =>
  void stored.write({ ...stored.read(), [list]: keys });

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onHiddenColumnsChange = stored.onChange;
