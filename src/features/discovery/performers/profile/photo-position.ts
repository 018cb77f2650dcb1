import { photoAddress } from '@/entities/photo/photo-address';
import type { Photo } from '@/contract/photo';
import { paths } from '@/lib/page/paths';

/** Where a photo is seen large: opened in its gallery, or in the stream of all photos when it belongs to none. */
export const photoPath = ({ _id, galleryId }: Photo): string => photoAddress(galleryId ? paths.gallery({ _id: galleryId }) : paths.photos, _id);

/** What a photo is called; few have words of their own. */
export const photoTitle = ({ title, description, targetInfo }: Photo): string => title || description || (targetInfo?.name ? `From ${targetInfo.name}` : 'Photo');
