/** A text of JSON that is nothing but a path of the sandbox's own files, and no name of a field. */
const OWN_FILE = /(?<!\\)"(\/files\/[^\s"\\]+)"(?!:)/g;

/** JSON in which paths of the sandbox's own files are addresses that the caller can open. */
export const withOrigin = (json: string, origin: string): string => json.replaceAll(OWN_FILE, (_, path: string) => JSON.stringify(origin + path));
