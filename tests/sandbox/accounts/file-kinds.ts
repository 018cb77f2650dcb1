import sharp from 'sharp';
import { badRequest } from '../http/errors';
import { pictureType } from '../uploads/file-types';
import { formatNumber } from '../texts';

const MEGABYTE = 1024 * 1024;
const MAX_SIDE_PX = 12_000;

const getType = (data: Buffer): string | null =>
  pictureType(data) ?? (data.toString('latin1', 0, 5) === '%PDF-' ? 'application/pdf' : null);

/** For each kind of account file: the label in error messages, the allowed types and the maximum size. */
const KINDS = {
  picture: {
    refusal: 'This isn’t a JPEG, PNG or WebP picture.',
    fits: (type: string) => type.startsWith('image/'),
    megabytes: 10,
  },
  document: { refusal: 'This isn’t a JPEG, PNG or WebP picture or a PDF.', fits: () => true, megabytes: 20 },
} as const;
export type FileKind = keyof typeof KINDS;

export type Incoming = { name: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> };

/** Reads and checks a received file. Throws 400 if it is missing, has the wrong type or is too large. */
export async function checkedFile(
  file: Incoming | undefined,
  kind: FileKind,
): Promise<{ data: Buffer; type: string; name: string }> {
  const { refusal, fits, megabytes } = KINDS[kind];
  if (!file) throw badRequest('Choose a file.');
  if (file.size === 0) throw badRequest('This file is empty.');
  if (file.size > megabytes * MEGABYTE) throw badRequest(`The file is larger than ${megabytes} MB.`);
  const data = Buffer.from(await file.arrayBuffer());
  const type = getType(data);
  if (!type || !fits(type)) throw badRequest(refusal);
  if (type.startsWith('image/')) await mustBeReadable(data, refusal);
  return { data, type, name: file.name };
}

async function mustBeReadable(data: Buffer, refusal: string): Promise<void> {
  const size = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!size) throw badRequest(refusal);
  if (Math.max(size.width, size.height) > MAX_SIDE_PX)
    throw badRequest(`The picture is larger than ${formatNumber(MAX_SIDE_PX)} pixels on one side.`);
}
