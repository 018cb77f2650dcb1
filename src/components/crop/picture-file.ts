/** Types that every browser can decode and every back end accepts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Phones may run out of memory when they decode larger files. The cropped upload is far smaller. */
const MAX_MB = 20;

/** Returns why a file can't be used as a picture, or undefined. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'Choose a JPEG, PNG or WebP picture.';
  return size > MAX_MB * 1024 * 1024 ? `Choose a picture up to ${MAX_MB} MB.` : undefined;
}
