import type { Photo } from '@/contract/photo';
import { paths } from '@/lib/page/paths';

/** The gallery that a photo belongs to; null where the server does not say. */
export function galleryOf({ galleryId, targetInfo }: Photo): { name: string; path: string } | null {
  if (!galleryId) return null;
  return { name: targetInfo?.name ?? 'Gallery', path: paths.gallery({ _id: galleryId }) };
}

/** Where a photo comes from, in words: "Fire, by Kenji Mori". */
export function photoPositionOf(photo: Photo): string {
  const from = galleryOf(photo)?.name ?? 'Photo';
  return photo.performer ? `${from}, by ${photo.performer.name}` : from;
}
