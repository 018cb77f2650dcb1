import type { Photo } from '@/contract/photo';

export const photoTitle = ({ title }: Pick<Photo, 'title'>): string => title?.trim() || 'Untitled photo';

/** Unambiguous label of a photo: "Garden", or "Photo 3". */
export const photoLabel = ({ title }: Pick<Photo, 'title'>, position: number): string =>
  title?.trim() || `Photo ${position}`;
