import { useRouter } from 'next/router';
import { useState } from 'react';
import type { OwnGallery } from '@/contract/gallery';
import { studioPaths } from '@/lib/page/studio-paths';
import { useRemoval } from '@/store/removal/use-removal';
import { galleryName } from './gallery-values';

/** The gallery as last saved, and its removal. */
export function useStudioGallery(page: OwnGallery) {
  const router = useRouter();
  const { remove } = useRemoval();
  const [seen, setSeen] = useState(page);
  const [gallery, setGallery] = useState(page);
  if (page !== seen) {
    setSeen(page);
    setGallery(page);
  }

  return {
    gallery,
    onSaved: (saved: OwnGallery) => setGallery((now) => ({ ...now, ...saved })),
    onRemove: () => {
      remove({
        ids: [gallery._id],
        text: `“${galleryName(gallery)}” deleted with its photos.`,
        send: ({ galleries }, id, options) => galleries.remove(id, options),
      });
      void router.push(studioPaths.galleries);
    },
  };
}
