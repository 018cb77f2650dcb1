import type { ClipName } from '../seed/rows/content';

/** Where pictures and films come from. Null means that there is no such file. */
export type MediaSource = {
  /** The JPEG `name` (`400x500`, `blur-400x500`) of a picture. */
  picture: (kind: string, key: string, name: string) => Promise<Uint8Array | null>;
  /** A file of an encoded clip, such as `master.m3u8`, `360p/seg-0001.ts` or `teaser.mp4`; playlists end after `seconds`. */
  clip: (clip: ClipName, path: string, seconds: number) => Promise<Uint8Array | null>;
};

/** For tests that look at answers only: drawing and encoding cost seconds. */
export const noMedia: MediaSource = { picture: () => Promise.resolve(null), clip: () => Promise.resolve(null) };
