import type { Photo } from '@/contract/photo';
import { paths } from '@/lib/page/paths';
import { photoName } from './photo-labels';

/** Gallery of a photo, or null if unknown. */
export function getGallery({ galleryId, targetInfo }: Photo): { name: string; path: string } | null {
  if (!galleryId) return null;
  return { name: targetInfo?.name ?? 'Gallery', path: paths.gallery({ _id: galleryId }) };
}

/** Origin of a photo as text: "Fire, by Kenji Mori". */
export function photoOrigin(photo: Photo): string {
  const from = getGallery(photo)?.name ?? 'Photo';
  return photo.performer ? `${from}, by ${photo.performer.name}` : from;
}

/** Name of a photo in a list of many galleries. */
export const nameInList = (photo: Photo): string => photoName(photo, photoOrigin(photo));
