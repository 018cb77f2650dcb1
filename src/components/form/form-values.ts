/** Form values by field name: text, a checkbox, or multiple choices. */
export type FormValues = Record<string, string | boolean | string[]>;

export const sameValue = (a: FormValues[string] | undefined, b: FormValues[string] | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((value, index) => value === b[index])
    : a === b;

const hasSameType = (value: unknown, like: FormValues[string] | undefined): value is FormValues[string] =>
  Array.isArray(like)
    ? Array.isArray(value) && value.every((item) => typeof item === 'string')
    : like !== undefined && typeof value === typeof like;

/** Returns the edits from a stored draft that match this form's fields; empty for an invalid draft. */
export function parseEdits<V extends FormValues>(draft: string, initial: V): Partial<V> {
  if (draft === '') return {};
  try {
    const stored: unknown = JSON.parse(draft);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([name, value]) => hasSameType(value, initial[name])),
    ) as Partial<V>;
  } catch {
    return {};
  }
}

/** Serializes the edits that differ from the initial values; empty if there are none. */
export function getDraft<V extends FormValues>(edits: Partial<V>, initial: V): string {
  const changed = Object.entries(edits).filter(([name, value]) => !sameValue(value, initial[name]));
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : '';
}
