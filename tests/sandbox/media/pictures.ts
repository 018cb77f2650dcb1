import sharp from 'sharp';
import { blurredSize } from './picture-kinds';
import { compose } from './art/compose';
import { randomFrom } from './random';
import type { PictureKind, PictureSize } from './picture-kinds';

const GRAIN_TILE = 96;

/** One tile of film grain, created once per process and drawn over every image. */
let grain: Buffer | undefined;

function grainTile(): Buffer {
  if (grain) return grain;
  const random = randomFrom('grain');
  const tile = Buffer.alloc(GRAIN_TILE * GRAIN_TILE * 4);
  for (let at = 0; at < tile.length; at += 4) {
    const tone = Math.round(128 + (random.next() + random.next() - 1) * 120);
    tile.fill(tone, at, at + 3);
    tile[at + 3] = 26;
  }
  grain = tile;
  return tile;
}

/**
 * Draws an image as JPEG. The same key, kind and size always give the same image. Keys: `<username>` for faces and
 * covers, `<username>-<scene>-<n>` for scenes, `<good>-<palette>-<n>` for products.
 */
export async function drawPicture(key: string, kind: PictureKind, size: PictureSize): Promise<Buffer> {
  const drawing = await sharp(Buffer.from(compose(key, kind, size)))
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(drawing)
    .composite([
      {
        input: grainTile(),
        raw: { width: GRAIN_TILE, height: GRAIN_TILE, channels: 4 },
        tile: true,
        blend: 'soft-light',
      },
    ])
    .jpeg({ quality: size.width > 900 ? 78 : 84, mozjpeg: true })
    .toBuffer();
}

/** Draws the tiny, strongly blurred version of an image, which shows colors only. */
export async function drawBlurred(key: string, kind: PictureKind, size: PictureSize): Promise<Buffer> {
  const small = blurredSize(size);
  const drawing = await sharp(Buffer.from(compose(key, kind, { width: small.width * 4, height: small.height * 4 })))
    .removeAlpha()
    .blur(18)
    .png()
    .toBuffer();
  return sharp(drawing).resize(small.width, small.height, { fit: 'fill' }).jpeg({ quality: 60 }).toBuffer();
}
