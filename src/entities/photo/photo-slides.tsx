import type { ReactNode } from 'react';
import type { SlideImage } from 'yet-another-react-lightbox';
import type { Photo } from '@/contract/photo';
import { isOpenPhoto } from './photo-labels';

export interface PhotoSlide extends SlideImage {
  /** Of the photo. */
  id: string;
  description?: ReactNode;
}

interface SlideWords {
  /** What the photo shows, for who does not see it. */
  name: (photo: Photo, index: number) => string;
  /** What stands below it. */
  caption?: (photo: Photo) => ReactNode;
}

/** The photos that the visitor may see whole, in their order, as the viewer wants them. Its callers keep what it gives. */
export function photoSlides(photos: readonly Photo[], { name, caption }: SlideWords): PhotoSlide[] {
  return photos.flatMap((photo, index) =>
    isOpenPhoto(photo)
      ? [
          {
            id: photo._id,
            src: photo.photo?.url ?? '',
            alt: name(photo, index),
            width: photo.photo?.width,
            height: photo.photo?.height,
            description: caption?.(photo),
          },
        ]
      : [],
  );
}
