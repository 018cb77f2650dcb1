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
