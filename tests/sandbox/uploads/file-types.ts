/** Detect file types by their first bytes, because names and headers can lie. */

const startsWith = (head: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, index) => head[index] === byte);
const hasText = (head: Buffer, text: string, at: number): boolean =>
  head.toString('latin1', at, at + text.length) === text;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** Null for anything but images, and for image types with active content. */
export function pictureType(head: Buffer): PictureType | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (hasText(head, 'RIFF', 0) && hasText(head, 'WEBP', 8)) return 'image/webp';
  return null;
}

/** Null for anything but videos. */
export function filmType(head: Buffer): string | null {
  if (['ftyp', 'moov', 'mdat', 'wide', 'free'].some((box) => hasText(head, box, 4)))
    return hasText(head, 'ftypqt', 4) ? 'video/quicktime' : 'video/mp4';
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return head.includes('webm') ? 'video/webm' : 'video/x-matroska';
  if (hasText(head, 'RIFF', 0) && hasText(head, 'AVI ', 8)) return 'video/x-msvideo';
  if (startsWith(head, [0x00, 0x00, 0x01, 0xba])) return 'video/mpeg';
  if (head[0] === 0x47 && head[188] === 0x47) return 'video/mp2t';
  return null;
}

/** Whether it is an executable. */
export const isProgram = (head: Buffer): boolean =>
  hasText(head, 'MZ', 0) ||
  startsWith(head, [0x7f, 0x45, 0x4c, 0x46]) ||
  hasText(head, '#!', 0) ||
  [0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe].includes(head.length >= 4 ? head.readUInt32BE(0) : 0);
