import { LIMITS } from '@/features/studio/shared/form/limits';
import { useSavingForm } from '@/features/studio/shared/form/use-saving-form';
import type { Photo } from '@/contract/photo';

/** The form with title and description of a photo. */
export function usePhotoForm(photo: Photo, onSaved: (photo: Photo) => void) {
  const form = useSavingForm({
    draft: `photo:${photo._id}`,
    initial: { title: photo.title ?? '', description: photo.description ?? '' },
    limits: LIMITS.updatePhoto,
    save: async ({ photos }, { title, description }) => {
      const { data } = await photos.update(photo._id, { title: title.trim(), description: description.trim() });
      form.sent();
      onSaved(data);
    },
  });
  return form;
}
