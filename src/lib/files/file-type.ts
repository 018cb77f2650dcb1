/** File types by first bytes. The type that browsers report depends on the name alone. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'pdf' | 'film' | 'heic' | 'gif' | 'program' | 'other';

/** Number of bytes that `getFileType` looks at; fewer are fine. */
export const HEAD_BYTES = 256;

const startsWith = (head: Uint8Array, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => head[at + index] === byte);
const hasText = (head: Uint8Array, text: string, at: number) =>
  startsWith(
    head,
    [...text].map((letter) => letter.charCodeAt(0)),
    at,
  );

/** Pictures of phones that use the same container as videos. */
const STILL_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif', 'avis'];

export function getFileType(head: Uint8Array): FileType {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (hasText(head, 'RIFF', 0)) return hasText(head, 'WEBP', 8) ? 'webp' : hasText(head, 'AVI ', 8) ? 'film' : 'other';
  if (hasText(head, 'GIF8', 0)) return 'gif';
  if (hasText(head, '%PDF-', 0)) return 'pdf';
  if (hasText(head, 'ftyp', 4)) return STILL_BRANDS.some((brand) => hasText(head, brand, 8)) ? 'heic' : 'film';
  if (['moov', 'mdat', 'wide', 'free'].some((box) => hasText(head, box, 4))) return 'film';
  if (
    startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) ||
    startsWith(head, [0x00, 0x00, 0x01, 0xba]) ||
    (head[0] === 0x47 && head[188] === 0x47)
  )
    return 'film';
  return isProgram(head) ? 'program' : 'other';
}

const PROGRAM_HEADS = [
  [0x7f, 0x45, 0x4c, 0x46],
  [0xfe, 0xed, 0xfa, 0xce],
  [0xfe, 0xed, 0xfa, 0xcf],
  [0xce, 0xfa, 0xed, 0xfe],
  [0xcf, 0xfa, 0xed, 0xfe],
] as const;

const isProgram = (head: Uint8Array) =>
  hasText(head, 'MZ', 0) || hasText(head, '#!', 0) || PROGRAM_HEADS.some((bytes) => startsWith(head, bytes));
