import type { Photo } from '@/contract/photo';

/** What a photo is called where its title alone would not do: "Garden", or "Photo 3". */
export const photoLabel = ({ title }: Pick<Photo, 'title'>, place: number): string => title?.trim() || `Photo ${place}`;
