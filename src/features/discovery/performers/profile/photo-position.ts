import { photoAddress } from '@/entities/photo/photo-address';
import type { Photo } from '@/contract/photo';
import { paths } from '@/lib/page/paths';

/** Address of the large view of a photo: in its gallery, or among all photos if it has none. */
export const photoPath = ({ _id, galleryId }: Photo): string =>
  photoAddress(galleryId ? paths.gallery({ _id: galleryId }) : paths.photos, _id);

/** Title of a photo; many have neither title nor description. */
export const photoTitle = ({ title, description, targetInfo }: Photo): string =>
  title || description || (targetInfo?.name ? `From ${targetInfo.name}` : 'Photo');
