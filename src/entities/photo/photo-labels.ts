import type { Photo } from '@/contract/photo';

/** The id of a photo's tile in the document, where the focus goes when the viewer closes. */
export const tileId = (photoId: string): string => `photo-${photoId}`;

/** What a photo shows, as far as its owner said so; else its place among the others. */
export const photoName = ({ title, description }: Photo, place: string): string => description?.trim() || title?.trim() || place;

/** Whether the whole picture is there for this visitor: the server gives its address only to those who may see it (contract B.4). */
export const isOpenPhoto = ({ photo }: Photo): boolean => Boolean(photo?.url);
