import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnGallery } from '@/contract/gallery';
import { studioPaths } from '@/lib/studio-paths';
import { useUploads } from '@/store/upload/use-uploads';
import { galleryGroup, photoUploads } from './photo-uploads';

/** The photos chosen for a gallery that is being made. When it is there, they join the queue, and its own page opens. */
export function useNewGallery() {
  const router = useRouter();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [created, setCreated] = useState<OwnGallery | null>(null);
  const { add } = useUploads(photoUploads, galleryGroup(created?._id ?? ''));

  const goOn = useEffectEvent((gallery: OwnGallery) => {
    add(files, () => ({ galleryId: gallery._id }));
    void router.push(studioPaths.gallery(gallery));
  });
  useEffect(() => {
    if (created) goOn(created);
  }, [created]);

  return {
    files,
    isThere: created !== null,
    onCreated: setCreated,
    onFiles: (more: readonly File[]) => setFiles((before) => [...before, ...more]),
    onTakeOff: (file: File) => setFiles((before) => before.filter((one) => one !== file)),
  };
}
