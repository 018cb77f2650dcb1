type Part = Blob | string | number | boolean;

/** The parts of an upload by name: files, texts, or lists of them. */
export type Parts = Readonly<Record<string, Part | readonly Part[] | null | undefined>>;

/**
 * Builds multipart form data. A list becomes one part per item under the same name, an empty list none. Null and
 * undefined are left out; numbers and booleans become text. Files keep their names.
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

/**
 * Replaces empty lists by an empty text, because form data has no empty list and a change has to be able to clear one.
 */
export const withEmptyLists = (parts: Parts): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, Array.isArray(value) && value.length === 0 ? '' : value]),
  );
