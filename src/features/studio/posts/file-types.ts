interface TypedFile {
  /** Kind of upload, such as `photo` or `video`. */
  type: string;
  id: string;
}

/** A file's type and id as one text, because drafts on the device keep lists of texts only. */
export const formatFileType = ({ type, id }: TypedFile): string => `${type} ${id}`;

/** Reads a text of `formatFileType`. */
export function parseFileType(text: string): TypedFile {
  const [type = '', id = ''] = text.split(' ');
  return { type, id };
}
