import type { ClipName } from '../seed/rows/content';

/** Source of images and videos. Null means that the file doesn't exist. */
export type MediaSource = {
  /** The JPEG `name` (`400x500`, `blur-400x500`) of an image. */
  picture: (kind: string, key: string, name: string) => Promise<Uint8Array | null>;
  /**
   * A file of an encoded clip, such as `master.m3u8`, `360p/seg-0001.ts` or `teaser.mp4`. Playlists end after
   * `seconds`.
   */
  clip: (clip: ClipName, path: string, seconds: number) => Promise<Uint8Array | null>;
};

/** For tests that only check responses, since drawing and encoding take seconds. */
export const noMedia: MediaSource = { picture: () => Promise.resolve(null), clip: () => Promise.resolve(null) };
