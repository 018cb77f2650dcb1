import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { refusedFile } from '../http/errors';
import { pictureType, type PictureType } from './file-types';
import type { ReceivedFile } from './received-file';

/** What is larger is no photo that a fan's phone could show. */
const LARGEST_SIDE = 16_000;
const MOST_PIXELS = 100_000_000;

/** Widths of what is served, largest first; a picture is never made larger than it is. */
const SIDES = { full: 2400, large: 1280, small: 480 } as const;
const BLURRED_WIDTH = 48;

export type PictureFacts = { mimeType: PictureType; width: number; height: number };

/** What a file is as a picture. Throws 422 with its part as field and a plain sentence for everything that is none. */
export async function inspectPicture(file: ReceivedFile): Promise<PictureFacts> {
  if (file.size === 0) throw refusedFile(file.part, 'The file is empty.');
  const mimeType = pictureType(await file.head());
  if (!mimeType) throw refusedFile(file.part, 'This is not a JPEG, PNG or WebP picture.');
  const { width, height, orientation = 1 } = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable(file);
    });
  if (width > LARGEST_SIDE || height > LARGEST_SIDE || width * height > MOST_PIXELS) {
    throw refusedFile(file.part, `The picture is ${width} × ${height} pixels: at most ${LARGEST_SIDE} a side and 100 megapixels fit.`);
  }
  const isTurned = orientation >= 5;
  return { mimeType, width: isTurned ? height : width, height: isTurned ? width : height };
}

const unreadable = ({ part }: ReceivedFile): Error => refusedFile(part, 'The picture is damaged and cannot be read.');

/**
 * Writes what is served of a picture into `dir`: `full.jpg`, `large.jpg`, `small.jpg` and the tiny `blur.jpg`; upright, and
 * without what cameras write beside it, such as the place. Gives the size of the whole one. Throws 422 when it cannot be read.
 */
export async function keepPictures(file: ReceivedFile, dir: string): Promise<{ width: number; height: number }> {
  try {
    return await writePictures(file.path, dir);
  } catch {
    throw unreadable(file);
  }
}

export async function writePictures(path: string, dir: string): Promise<{ width: number; height: number }> {
  const fitting = (side: number): Sharp =>
    sharp(path, { limitInputPixels: MOST_PIXELS, sequentialRead: true })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
  const jpeg = { quality: 82, progressive: true } as const;
  // The smaller ones are made of the largest: decoding a photo of 50 megapixels four times would take seconds.
  const { width, height } = await fitting(SIDES.full).jpeg(jpeg).toFile(join(dir, 'full.jpg'));
  for (const name of ['large', 'small'] as const) {
    await sharp(join(dir, 'full.jpg')).resize(SIDES[name], SIDES[name], { fit: 'inside', withoutEnlargement: true }).jpeg(jpeg).toFile(join(dir, `${name}.jpg`));
  }
  await sharp(join(dir, 'small.jpg')).blur(18).resize(BLURRED_WIDTH).jpeg({ quality: 60 }).toFile(join(dir, 'blur.jpg'));
  return { width, height };
}
