/** A JSON string that is only a path of the sandbox's own files, and not a field name. */
const OWN_FILE = /(?<!\\)"(\/files\/[^\s"\\]+)"(?!:)/g;

/** Turns paths of the sandbox's own files in JSON into absolute URLs. */
export const withOrigin = (json: string, origin: string): string =>
  json.replaceAll(OWN_FILE, (_, path: string) => JSON.stringify(origin + path));
