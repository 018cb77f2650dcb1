import type { ReactNode } from 'react';
import type { SlideImage } from 'yet-another-react-lightbox';
import type { Photo } from '@/contract/photo';
import { isOpenPhoto } from './photo-labels';

export interface PhotoSlide extends SlideImage {
  id: string;
  description?: ReactNode;
}

interface SlideTexts {
  name: (photo: Photo, index: number) => string;
  caption?: (photo: Photo) => ReactNode;
}

/** Returns the unlocked photos as slides for the viewer. Callers must memoize the result. */
export function photoSlides(photos: readonly Photo[], { name, caption }: SlideTexts): PhotoSlide[] {
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
