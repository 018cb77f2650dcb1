import type { Operation } from '@/contract/operation';

const MB = 1024 * 1024;

export type FileLimit = {
  bytes: number;
  /** Error message for larger files. */
  sentence: string;
};

const limit = (megabytes: number, what: string): FileLimit => ({
  bytes: megabytes * MB,
  sentence: `${what} is larger than ${megabytes >= 1024 ? `${megabytes / 1024} GB` : `${megabytes} MB`}.`,
});

const PHOTO = limit(25, 'The photo');
const PICTURE = limit(10, 'The picture');
const FILM = limit(4096, 'The video');

/** The maximum of all parts. */
export const LARGEST_BYTES = FILM.bytes;

const BY_PART: Record<string, FileLimit> = {
  video: FILM,
  teaser: limit(200, 'The teaser'),
  thumbnail: PICTURE,
  photo: PHOTO,
  image: PICTURE,
  digitalFile: limit(4096, 'The file'),
  avatar: PICTURE,
  cover: PICTURE,
  'welcome-video': limit(100, 'The video'),
};

/** Identity documents and other files. */
const OTHERS = limit(20, 'The file');

/** The limit of a file part of this call, or null if the call has no such part. */
export function getLimit(
  { multipart, path }: Operation,
  params: Readonly<Record<string, string>>,
  part: string,
): FileLimit | null {
  if (!multipart?.files.includes(part)) return null;
  if (path.endsWith('/{kind}/upload')) return params.kind === 'video' ? FILM : PHOTO;
  return BY_PART[part] ?? OTHERS;
}
