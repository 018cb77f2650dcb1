import { useRef, useState } from 'react';
import { useRouterHere } from '@/components/hooks/use-router-here';
import { createdPath } from '@/features/studio/shared/created';
import type { OwnGallery } from '@/contract/gallery';
import { studioPaths } from '@/lib/page/studio-paths';
import { useUploadAdding } from '@/store/upload/use-uploads';
import { galleryGroup, photoUploads } from './photo-uploads';

/** Creates a gallery and queues its photos, even if the user leaves the page meanwhile. */
export function useNewGallery() {
  const here = useRouterHere();
  const add = useUploadAdding(photoUploads);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isThere, setIsThere] = useState(false);
  /** Latest files, read when the response arrives. */
  const chosen = useRef(files);
  const choose = (next: readonly File[]) => {
    chosen.current = next;
    setFiles(next);
  };

  return {
    files,
    isThere,
    onCreated: (gallery: OwnGallery) => {
      setIsThere(true);
      add(galleryGroup(gallery._id), chosen.current, () => ({ galleryId: gallery._id }));
      void here.current?.push(createdPath(studioPaths.gallery(gallery), gallery));
    },
    onFiles: (more: readonly File[]) => choose([...chosen.current, ...more]),
    onTakeOff: (file: File) => choose(chosen.current.filter((one) => one !== file)),
  };
}
