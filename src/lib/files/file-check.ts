import { formatBytes } from '@/lib/format/file-size';
import { getFileType, HEAD_BYTES, type FileType } from './file-type';

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

interface PictureSize {
  width: number;
  height: number;
}

/** Maximum number of bytes to read. The size of a JPEG follows the camera's metadata. */
const SIZE_BYTES = 512 * 1024;

/** Size in pixels of a JPEG, PNG or WebP picture, read from the start of the file without decoding; null if unknown. */
function getPictureSize(head: Uint8Array): PictureSize | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (view.getUint16(0) === 0xffd8) return jpegSize(view);
    if (view.getUint32(0) === 0x52494646) return webpSize(view);
  } catch (error) {
    // The file is truncated.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

/** The frame header is one of the segments at the beginning. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): PictureSize | null {
  const readThreeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  const chunk = view.getUint32(12);
  if (chunk === 0x56503858) return { width: readThreeBytes(24) + 1, height: readThreeBytes(27) + 1 };
  if (chunk === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 0x5650384c) return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
