import { useSubmission } from '@/components/form/use-submission';
import type { Photo, UpdatePhotoBody } from '@/contract/photo';
import { useServices } from '@/services/services-context';

export function usePhotoSaving(id: string) {
  const { photos } = useServices();
  const { run, ...state } = useSubmission();
  const send = (body: UpdatePhotoBody, onDone: (photo: Photo) => void) =>
    run(async () => {
      const { data } = await photos.update(id, body);
      onDone(data);
    });
  return { ...state, send };
}
