/** Pictures that every browser can draw and every server of this API takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Beyond this a phone may run out of memory while it draws. The part that is sent is far smaller. */
const LARGEST_MB = 20;

/** Why a file cannot be used as a picture, or undefined. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'Choose a JPEG, PNG or WebP picture.';
  return size > LARGEST_MB * 1024 * 1024 ? `Choose a picture up to ${LARGEST_MB} MB.` : undefined;
}
