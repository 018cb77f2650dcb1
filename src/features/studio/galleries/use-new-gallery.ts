import { useRef, useState } from 'react';
import { useRouterHere } from '@/components/hooks/use-router-here';
import { createdPath } from '@/features/studio/shared/created';
import { LIMITS } from '@/features/studio/shared/form/limits';
import { useSavingForm } from '@/features/studio/shared/form/use-saving-form';
import { studioPaths } from '@/lib/page/studio-paths';
import { useUploadAdding } from '@/store/upload/use-uploads';
import { galleryBody, galleryProblems, NEW_GALLERY } from './gallery-values';
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

  const form = useSavingForm({
    draft: 'gallery:new',
    initial: NEW_GALLERY,
    limits: LIMITS.createGallery,
    check: galleryProblems,
    busy: isThere,
    save: async ({ galleries }, values) => {
      const { data: gallery } = await galleries.create(galleryBody(values));
      form.clear();
      setIsThere(true);
      add(galleryGroup(gallery._id), chosen.current, () => ({ galleryId: gallery._id }));
      void here.current?.push(createdPath(studioPaths.gallery(gallery), gallery));
    },
  });

  return {
    form,
    files,
    isThere,
    onFiles: (more: readonly File[]) => choose([...chosen.current, ...more]),
    onTakeOff: (file: File) => choose(chosen.current.filter((one) => one !== file)),
  };
}
