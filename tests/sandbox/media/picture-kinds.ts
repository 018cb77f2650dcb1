/** The kinds of images with their only sizes, largest first, so that requests can't fill the disk with odd ones. */
export const PICTURE_SIZES = {
  /** A square face. */
  avatar: ['400x400', '200x200', '96x96'],
  portrait: ['800x1000', '400x500', '240x300'],
  /** Header of a profile. */
  cover: ['1600x500', '800x250'],
  /** Video, post or event, 16:9. */
  scene: ['1280x720', '640x360', '400x225'],
  gallery: ['800x800', '400x400'],
  /** Photo of a gallery, in the shape that its key selects. Protected. */
  photo: [
    '1200x800',
    '800x1200',
    '1000x1000',
    '1280x720',
    '960x1200',
    '400x267',
    '400x600',
    '400x400',
    '400x225',
    '400x500',
  ],
  product: ['800x800', '400x400', '200x200'],
  banner: ['1600x400', '800x200', '300x600'],
  /** Protected. */
  story: ['720x1280', '360x640'],
  /** Image of a post. Protected. */
  post: ['1280x720', '640x360'],
  /** Images of the site itself. */
  site: ['960x1200'],
} as const satisfies Record<string, readonly string[]>;

export type PictureKind = keyof typeof PICTURE_SIZES;
export type PictureSize = { width: number; height: number };

/** Shapes of gallery photos: full image and thumbnail. */
export const PHOTO_SHAPES = [
  { full: '1200x800', thumbnail: '400x267' },
  { full: '800x1200', thumbnail: '400x600' },
  { full: '1000x1000', thumbnail: '400x400' },
  { full: '1280x720', thumbnail: '400x225' },
  { full: '960x1200', thumbnail: '400x500' },
] as const;

/**
 * Kinds that need a signed URL. Their blurred versions are public, and the URL of a blurred image doesn't
 * authorize the full one.
 */
const PROTECTED_KINDS = ['photo', 'story', 'post'] as const;
export type ProtectedPictureKind = (typeof PROTECTED_KINDS)[number];
const BLURRED_WIDTH = 48;

export function isPictureKind(kind: string): kind is PictureKind {
  return Object.hasOwn(PICTURE_SIZES, kind);
}

export const isProtectedKind = (kind: string): kind is ProtectedPictureKind =>
  PROTECTED_KINDS.some((one) => one === kind);

export function getSize(name: string): PictureSize {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}

/** The tiny size of the blurred image, in the same shape as `size`. */
export function blurredSize({ width, height }: PictureSize): PictureSize {
  return { width: BLURRED_WIDTH, height: Math.round((BLURRED_WIDTH * height) / width) };
}

/** Path of an image, without host. */
export function picturePath(kind: PictureKind, key: string, size: string): string {
  return `/files/pictures/${kind}/${key}/${size}.jpg`;
}

/** Path of its blurred version. */
export function blurredPath(kind: PictureKind, key: string, size: string): string {
  return picturePath(kind, key, `blur-${size}`);
}

/** Parses a file name of the image route. Null if that image doesn't exist. */
export function parsePictureName(kind: string, name: string): { size: PictureSize; blurred: boolean } | null {
  if (!isPictureKind(kind)) return null;
  const blurred = name.startsWith('blur-');
  const size = blurred ? name.slice('blur-'.length) : name;
  const known: readonly string[] = PICTURE_SIZES[kind];
  if (!known.includes(size) || (blurred && !isProtectedKind(kind))) return null;
  return { size: getSize(size), blurred };
}
