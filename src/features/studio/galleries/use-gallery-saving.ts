import { useState } from 'react';
import type { OwnGallery } from '@/contract/gallery';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import type { galleryBody } from './gallery-values';

type Body = ReturnType<typeof galleryBody>;

/** Saves the gallery; `refusal` holds the server's validation errors. */
export function useGallerySaving() {
  const { galleries } = useServices();
  const [state, setState] = useState<{ busy: boolean; done: boolean; refusal: ApiError | null }>({
    busy: false,
    done: false,
    refusal: null,
  });

  const send = async (call: () => Promise<{ data: OwnGallery }>, onDone: (gallery: OwnGallery) => void) => {
    setState({ busy: true, done: false, refusal: null });
    try {
      const { data } = await call();
      onDone(data);
      setState({ busy: false, done: true, refusal: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, done: false, refusal: error });
    }
  };

  return {
    ...state,
    create: (body: Body, onDone: (gallery: OwnGallery) => void) => void send(() => galleries.create(body), onDone),
    update: (id: string, body: Body, onDone: (gallery: OwnGallery) => void) =>
      void send(() => galleries.update(id, body), onDone),
  };
}
