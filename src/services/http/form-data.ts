type Part = Blob | string | number | boolean;

/** The parts of an upload by name: files, texts, or lists of them. */
export type Parts = Readonly<Record<string, Part | readonly Part[] | null | undefined>>;

/**
 * Multipart form data. A list becomes one part an item under the same name, an empty one none; null and undefined are
 * left out; numbers and booleans go as text. Files keep their names.
 */
export function toFormData(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part === undefined || part === null) continue;
      form.append(name, part instanceof Blob ? part : String(part));
    }
  }
  return form;
}

/** Empty lists as an empty text: form data have none, and a change must be able to say that nothing is left of one. */
export const withEmptyLists = (parts: Parts): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, Array.isArray(value) && value.length === 0 ? '' : value]));
