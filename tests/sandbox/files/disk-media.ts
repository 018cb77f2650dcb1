import { join } from 'node:path';
import { prepareClips, type ClipLibrary } from '../media/clips';
import { drawPictures, pictureKeysIn } from '../media/picture-keys';
import { PictureStore } from '../media/picture-store';
import type { SeedData } from '../seed/seed-data';
import type { MediaSource } from './media-source';

export type DiskMedia = {
  source: MediaSource;
  /** Encodes the clips and draws the images of the first pages, until `signal` aborts. */
  prepare: (signal: AbortSignal) => Promise<void>;
};

/**
 * Real images and videos, created on first use and then cached. Requests for a video wait while the clips are being
 * encoded. `say` is called with a message if videos can't be encoded.
 */
export function diskMedia(dir: string, seed: SeedData, log: (sentence: string) => void): DiskMedia {
  const pictures = new PictureStore(join(dir, 'pictures'), pictureKeysIn(seed));
  let made: Promise<ClipLibrary | null> | undefined;
  const clips = (): Promise<ClipLibrary | null> =>
    (made ??= prepareClips().then(
      (library) => ('missing' in library ? without(library.missing, log) : library),
      (error: Error) => without(`The films could not be made: ${error.message}`, log),
    ));
  return {
    source: {
      picture: (kind, key, name) => pictures.read(kind, key, name),
      clip: async (clip, path, seconds) => (await clips())?.read(clip, path, seconds) ?? null,
    },
    prepare: async (signal) => {
      await Promise.all([clips(), drawPictures(pictures, firstSeen(seed), signal)]);
    },
  };
}

function without(sentence: string, log: (sentence: string) => void): ClipLibrary | null {
  log(sentence);
  return null;
}

const firstSeen = ({ banners, performers, videos, galleries, products }: SeedData): unknown => [
  banners,
  performers.map(({ avatar }) => avatar),
  [...videos]
    .reverse()
    .slice(0, 24)
    .map(({ thumbnail }) => thumbnail),
  galleries.map(({ coverPhoto }) => coverPhoto),
  products.map(({ images }) => images[0]),
];
