import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { refusedFile } from '../http/errors';
import { pictureType, type PictureType } from './file-types';
import type { ReceivedFile } from './received-file';

/** Larger images are too big for a fan's phone. */
const LARGEST_SIDE = 16_000;
const MAX_PIXELS = 100_000_000;

/** Served widths, largest first. Images are never enlarged. */
const SIDES = { full: 2400, large: 1280, small: 480 } as const;
const BLURRED_WIDTH = 48;

export type PictureFacts = { mimeType: PictureType; width: number; height: number };

/** Reads the properties of an image. Throws 422 with its part as the field if it is not a usable one. */
export async function inspectPicture(file: ReceivedFile): Promise<PictureFacts> {
  if (file.size === 0) throw refusedFile(file.part, 'This file is empty.');
  const mimeType = pictureType(await file.head());
  if (!mimeType) throw refusedFile(file.part, 'This isn’t a JPEG, PNG or WebP picture.');
  const {
    width,
    height,
    orientation = 1,
  } = await sharp(file.path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable(file);
    });
  if (width > LARGEST_SIDE || height > LARGEST_SIDE || width * height > MAX_PIXELS) {
    throw refusedFile(
      file.part,
      `The picture is ${width} × ${height} pixels. The limit is ${LARGEST_SIDE} per side and 100 megapixels.`,
    );
  }
  const isTurned = orientation >= 5;
  return { mimeType, width: isTurned ? height : width, height: isTurned ? width : height };
}

const unreadable = ({ part }: ReceivedFile): Error => refusedFile(part, 'This picture is damaged. Choose another one.');

/**
 * Writes the served versions of an image into `dir`: `full.jpg`, `large.jpg`, `small.jpg` and the tiny `blur.jpg`,
 * upright and without camera metadata such as the location. Returns the full size. Throws 422 if it can't be read.
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
    sharp(path, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
  const jpeg = { quality: 82, progressive: true } as const;
  // Scale down from the large version, because decoding a photo of 50 megapixels four times takes seconds.
  const { width, height } = await fitting(SIDES.full).jpeg(jpeg).toFile(join(dir, 'full.jpg'));
  for (const name of ['large', 'small'] as const) {
    await sharp(join(dir, 'full.jpg'))
      .resize(SIDES[name], SIDES[name], { fit: 'inside', withoutEnlargement: true })
      .jpeg(jpeg)
      .toFile(join(dir, `${name}.jpg`));
  }
  await sharp(join(dir, 'small.jpg'))
    .blur(18)
    .resize(BLURRED_WIDTH)
    .jpeg({ quality: 60 })
    .toFile(join(dir, 'blur.jpg'));
  return { width, height };
}
