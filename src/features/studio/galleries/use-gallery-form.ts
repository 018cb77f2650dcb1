import { LIMITS } from '@/features/studio/shared/form/limits';
import { useSavingForm } from '@/features/studio/shared/form/use-saving-form';
import type { OwnGallery } from '@/contract/gallery';
import { galleryBody, galleryProblems, galleryValues } from './gallery-values';

/** The form with the details of a gallery. */
export function useGalleryForm(gallery: OwnGallery, onSaved: (gallery: OwnGallery) => void) {
  const form = useSavingForm({
    draft: `gallery:${gallery._id}`,
    initial: galleryValues(gallery),
    limits: LIMITS.createGallery,
    check: galleryProblems,
    save: async ({ galleries }, values) => {
      const { data } = await galleries.update(gallery._id, galleryBody(values));
      form.sent();
      onSaved(data);
    },
  });
  return form;
}
