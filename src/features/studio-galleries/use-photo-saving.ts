import { useState } from 'react';
import type { Photo, UpdatePhotoBody } from '@/contract/photo';
import { ApiError } from '@/lib/errors';
import { useServices } from '@/services/services-context';

/** Sends what was typed of a photo; `refusal` is what the server has against it. */
export function usePhotoSaving(id: string) {
  const { photos } = useServices();
  const [state, setState] = useState<{ busy: boolean; refusal: ApiError | null }>({ busy: false, refusal: null });

  const send = async (body: UpdatePhotoBody, onDone: (photo: Photo) => void) => {
    setState({ busy: true, refusal: null });
    try {
      const { data } = await photos.update(id, body);
      setState({ busy: false, refusal: null });
      onDone(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, refusal: error });
    }
  };

  return { ...state, send: (body: UpdatePhotoBody, onDone: (photo: Photo) => void) => void send(body, onDone) };
}
