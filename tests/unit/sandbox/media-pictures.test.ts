import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureKeysIn } from '@sandbox/media/picture-keys';
import { drawPicture } from '@sandbox/media/pictures';
import { PICTURE_SIZES, parsePictureName, getSize } from '@sandbox/media/picture-kinds';
import { PictureStore } from '@sandbox/media/picture-store';
import { buildSeed } from '@sandbox/seed/build-seed';
import type { PictureKind } from '@sandbox/media/picture-kinds';

const seed = buildSeed({ now: new Date('2026-03-14T15:09:00Z'), baseUrl: 'http://127.0.0.1:4000' });
const keys = pictureKeysIn(seed);
const KINDS = Object.keys(PICTURE_SIZES) as PictureKind[];

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'encore-pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const firstKey = (kind: PictureKind) => {
  const found = keys.find((picture) => picture.kind === kind);
  if (!found) throw new Error(`The seed names no picture of kind ${kind}`);
  return found.key;
};

test.each(KINDS)('%s images are JPEG files of the requested size', async (kind) => {
  const smallest = PICTURE_SIZES[kind].at(-1) ?? '';
  const { width, height } = getSize(smallest);
  const picture = await drawPicture(firstKey(kind), kind, { width, height });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

test('every scene of the seed can be drawn', async () => {
  const scenes = new Map(
    keys
      .filter(({ kind }) => kind === 'scene' || kind === 'photo')
      .map((picture) => [picture.key.split('-')[1], picture.key]),
  );
  expect(scenes.size).toBeGreaterThan(25);
  for (const key of scenes.values()) {
    const picture = await drawPicture(key, 'scene', { width: 192, height: 108 });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 192 });
  }
});

test('the same key gives the same image, another key another', async () => {
  const size = { width: 400, height: 225 };
  const first = await drawPicture('aria-singing-1', 'scene', size);
  expect((await drawPicture('aria-singing-1', 'scene', size)).equals(first)).toBe(true);
  expect((await drawPicture('aria-singing-2', 'scene', size)).equals(first)).toBe(false);
});

test('a blurred image is tiny and has the same shape', async () => {
  const photo = seed.photos.find(({ photo: { width, height } }) => height > width);
  const [kind = '', key = '', file = ''] = photo?.blurred.split('/').slice(3) ?? [];
  const body = await new PictureStore(null, keys).read(kind, key, file.replace('.jpg', ''));
  const { width = 0, height = 0 } = await sharp(body ?? undefined).metadata();
  expect(width).toBeLessThanOrEqual(48);
  expect(width / height).toBeCloseTo((photo?.photo.width ?? 0) / (photo?.photo.height ?? 1), 1);
  expect(body?.length).toBeLessThan(1_500);
});

test('a drawn image is stored and read again', async () => {
  const store = new PictureStore(dir, keys);
  const drawn = await store.read('avatar', firstKey('avatar'), '96x96');
  expect(await readdir(path.join(dir, 'avatar', firstKey('avatar')))).toEqual(['96x96.jpg']);
  expect(await new PictureStore(dir, keys).read('avatar', firstKey('avatar'), '96x96')).toEqual(drawn);
});

test('concurrent requests share one drawing', async () => {
  const store = new PictureStore(dir, keys);
  const all = await Promise.all(Array.from({ length: 5 }, () => store.read('portrait', 'aria', '240x300')));
  expect(new Set(all).size).toBe(1);
});

test.each([
  ['portrait', 'aria', '401x500'],
  ['portrait', 'aria', '400x500000'],
  ['portrait', 'nobody', '400x500'],
  ['portrait', '../../etc', '400x500'],
  ['portrait', 'aria', 'blur-400x500'],
  ['passport', 'aria', '400x500'],
])('no image exists for %s/%s/%s', async (kind, key, name) => {
  expect(await new PictureStore(dir, keys).read(kind, key, name)).toBeNull();
  expect(await readdir(dir)).toEqual([]);
});

test('every image URL in the seed exists', () => {
  const urls = [...JSON.stringify(seed).matchAll(/\/files\/pictures\/([^/"]+)\/([^/"]+)\/([^"]+)\.jpg/g)];
  expect(urls.length).toBeGreaterThan(700);
  expect(urls.filter(([, kind = '', , name = '']) => !parsePictureName(kind, name)).map(([url]) => url)).toEqual([]);
});
