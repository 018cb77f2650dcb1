/** What a form holds, by the names of its fields: text, a tick, or several chosen values. */
export type FormValues = Record<string, string | boolean | string[]>;

export const sameValue = (a: FormValues[string] | undefined, b: FormValues[string] | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((value, index) => value === b[index]) : a === b;

const fits = (value: unknown, like: FormValues[string] | undefined): value is FormValues[string] =>
  Array.isArray(like) ? Array.isArray(value) && value.every((item) => typeof item === 'string') : like !== undefined && typeof value === typeof like;

/** The edits in a kept draft that this form can use; a damaged or foreign one has none. */
export function editsIn<V extends FormValues>(draft: string, initial: V): Partial<V> {
  if (draft === '') return {};
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([name, value]) => fits(value, initial[name]))) as Partial<V>;
  } catch {
    return {};
  }
}

/** Edits as a draft: what differs from the start; nothing at all when nothing does. */
export function draftOf<V extends FormValues>(edits: Partial<V>, initial: V): string {
  const changed = Object.entries(edits).filter(([name, value]) => !sameValue(value, initial[name]));
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : '';
}
