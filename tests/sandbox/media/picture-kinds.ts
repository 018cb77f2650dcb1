/** The kinds of pictures and the only sizes each is drawn in, largest first: nobody can fill the disk with odd ones. */
export const PICTURE_SIZES = {
  /** Square face. */
  avatar: ['400x400', '200x200', '96x96'],
  /** A performer, 4:5. */
  portrait: ['800x1000', '400x500', '240x300'],
  /** Head of a profile. */
  cover: ['1600x500', '800x250'],
  /** Video, post or event, 16:9. */
  scene: ['1280x720', '640x360', '400x225'],
  /** Cover of a gallery, square. */
  gallery: ['800x800', '400x400'],
  /** Photo of a gallery, in the shape its key asks for. Protected. */
  photo: ['1200x800', '800x1200', '1000x1000', '1280x720', '960x1200', '400x267', '400x600', '400x400', '400x225', '400x500'],
  product: ['800x800', '400x400', '200x200'],
  banner: ['1600x400', '800x200', '300x600'],
  /** Protected. */
  story: ['720x1280', '360x640'],
  /** Picture that belongs to a post. Protected. */
  post: ['1280x720', '640x360'],
  /** Pictures of the site itself. */
  site: ['960x1200'],
} as const satisfies Record<string, readonly string[]>;

export type PictureKind = keyof typeof PICTURE_SIZES;
export type PictureSize = { width: number; height: number };

/** Shapes of gallery photos: the whole picture and its thumbnail. */
export const PHOTO_SHAPES = [
  { full: '1200x800', thumbnail: '400x267' },
  { full: '800x1200', thumbnail: '400x600' },
  { full: '1000x1000', thumbnail: '400x400' },
  { full: '1280x720', thumbnail: '400x225' },
  { full: '960x1200', thumbnail: '400x500' },
] as const;

/**
 * Kinds that open only with a signed address. They exist blurred too, for everybody: what a blurred picture's address says of
 * the whole one does not open it.
 */
const PROTECTED_KINDS = ['photo', 'story', 'post'] as const;
export type ProtectedPictureKind = (typeof PROTECTED_KINDS)[number];
const BLURRED_WIDTH = 48;

export function isPictureKind(kind: string): kind is PictureKind {
  return Object.hasOwn(PICTURE_SIZES, kind);
}

export const isProtectedKind = (kind: string): kind is ProtectedPictureKind => PROTECTED_KINDS.some((one) => one === kind);

export function sizeOf(name: string): PictureSize {
  const [width = 0, height = 0] = name.split('x').map(Number);
  return { width, height };
}

/** The tiny size of a blurred picture, of the same shape as `size`. */
export function blurredSize({ width, height }: PictureSize): PictureSize {
  return { width: BLURRED_WIDTH, height: Math.round((BLURRED_WIDTH * height) / width) };
}

/** Where a picture lives on the sandbox, without its host. */
export function picturePath(kind: PictureKind, key: string, size: string): string {
  return `/files/pictures/${kind}/${key}/${size}.jpg`;
}

/** Where its blurred stand-in lives. */
export function blurredPath(kind: PictureKind, key: string, size: string): string {
  return picturePath(kind, key, `blur-${size}`);
}

/** What a file name of the picture route means, or null when that picture is not drawn. */
export function parsePictureName(kind: string, name: string): { size: PictureSize; blurred: boolean } | null {
  if (!isPictureKind(kind)) return null;
  const blurred = name.startsWith('blur-');
  const size = blurred ? name.slice('blur-'.length) : name;
  const known: readonly string[] = PICTURE_SIZES[kind];
  if (!known.includes(size) || (blurred && !isProtectedKind(kind))) return null;
  return { size: sizeOf(size), blurred };
}
