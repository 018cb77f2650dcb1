import { formatBytes } from '@/lib/format/file-size';
import { getFileType, HEAD_BYTES, type FileType } from './file-type';
import { getPictureSize, SIZE_BYTES } from './picture-size';

const LARGEST_SIDE = 16_000;
const MAX_PIXELS = 100_000_000;

/** Rules for a file to upload. */
export interface FileRule {
  /** For the `accept` of a file field. */
  accept: string;
  /** Allowed types, detected by the first bytes; null allows everything but programs. */
  types: readonly FileType[] | null;
  bytes: number;
  /** With its article: `a video`. */
  noun: string;
  /** Allowed formats as text: "MP4, MOV or WebM". */
  kinds: string;
}

const CALLED: Partial<Record<FileType, string>> = {
  film: 'a video',
  jpeg: 'a picture',
  png: 'a picture',
  webp: 'a picture',
  gif: 'a GIF',
  heic: 'a HEIC picture',
  pdf: 'a PDF',
  program: 'a program',
};

/** The rule in a few words: "MP4, MOV or WebM, up to 4 GB". */
export const formatFileRule = ({ kinds, bytes }: FileRule): string => `${kinds}, up to ${formatBytes(bytes)}`;

/**
 * The message why a file can't be uploaded, or null if it can. Reads only its first bytes; the server checks the rest.
 */
export async function fileProblem(file: Blob, rule: FileRule): Promise<string | null> {
  if (file.size === 0) return 'This file is empty.';
  const head = await readBytes(file, HEAD_BYTES);
  if (!head) return 'This file can’t be read anymore. Choose it again.';
  const type = getFileType(head);
  if (rule.types === null ? type === 'program' : !rule.types.includes(type))
    return `This is ${CALLED[type] ?? `not ${rule.noun}`}. Choose ${rule.types ? rule.kinds : 'another file'}.`;
  if (file.size > rule.bytes) return `This file is ${formatBytes(file.size)}. The limit is ${formatBytes(rule.bytes)}.`;
  return type === 'jpeg' || type === 'png' || type === 'webp' ? pixelProblem(file) : null;
}

async function pixelProblem(file: Blob): Promise<string | null> {
  const head = await readBytes(file, SIZE_BYTES);
  const size = head && getPictureSize(head);
  if (!size) return null;
  const { width, height } = size;
  if (width <= LARGEST_SIDE && height <= LARGEST_SIDE && width * height <= MAX_PIXELS) return null;
  return `This picture is ${width} × ${height} pixels. The limit is ${LARGEST_SIDE} per side and 100 megapixels.`;
}

async function readBytes(file: Blob, count: number): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, count).arrayBuffer());
  } catch {
    // The file was moved, deleted or changed since it was chosen.
    return null;
  }
}

/** True if a file that was chosen earlier can still be read. */
export const isReadable = async (file: Blob): Promise<boolean> => (await readBytes(file, 1)) !== null;
