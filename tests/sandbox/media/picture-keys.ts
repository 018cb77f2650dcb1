import { isPictureKind } from './picture-kinds';
import type { PictureKey, PictureStore } from './picture-store';

const PICTURE_PATH = /\/files\/pictures\/([a-z]+)\/([A-Za-z0-9-]+)\/([a-z0-9-]+)\.jpg/g;

/** Finds every image that the data refers to, at any depth. */
export function pictureKeysIn(data: unknown): PictureKey[] {
  const found = new Map<string, PictureKey>();
  for (const [, kind = '', key = ''] of JSON.stringify(data).matchAll(PICTURE_PATH)) {
    if (isPictureKind(kind)) found.set(`${kind}/${key}`, { kind, key });
  }
  return [...found.values()];
}

/**
 * Draws the images that the data refers to, one after the other, so that the first visitor doesn't wait. Stops when
 * `signal` aborts. Returns their number.
 */
export async function drawPictures(store: PictureStore, data: unknown, signal?: AbortSignal): Promise<number> {
  const paths = new Map(Array.from(JSON.stringify(data).matchAll(PICTURE_PATH), (match) => [match[0], match] as const));
  let drawn = 0;
  for (const [, kind = '', key = '', name = ''] of paths.values()) {
    if (signal?.aborted) break;
    if (await store.read(kind, key, name)) drawn += 1;
  }
  return drawn;
}
