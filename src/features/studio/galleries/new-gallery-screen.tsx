import { useState, useRef } from 'react';
import { SaveBar } from '@/components/form/save-bar';
import { FileDrop } from '../shared/form/file-drop';
import { StudioForm } from '../shared/form/studio-form';
import { StudioHead } from '../shared/studio-head';
import { fileRules } from '@/components/upload/file-rules';
import { studioPaths } from '@/lib/page/studio-paths';
import { useRouterWhileMounted } from '@/components/hooks/use-router-while-mounted';
import type { Services } from '@/services/create-services';
import { useUploadAdding } from '@/store/upload/use-uploads';
import { ChosenPhotos } from './chosen-photos';
import { GalleryFields } from './gallery-fields';
import type { CategoriesPage } from '../shared/categories-page';
import { createdPath } from '../shared/created';
import { LIMITS } from '../shared/form/limits';
import { useSavingForm } from '../shared/form/use-saving-form';
import { NEW_GALLERY, galleryProblems, galleryBody } from './gallery-values';
import { photoUploads, galleryGroup } from './photo-uploads';
import styles from './studio-galleries.module.css';

export function NewGalleryScreen({ categories }: CategoriesPage) {
  const { form, files, isThere, onFiles, onTakeOff, onDiscard } = useNewGallery();
  const isDirty = (form.dirty || files.length > 0) && !isThere;

  return (
    <div className={styles.screen}>
      <StudioHead
        list={{ label: 'Galleries', href: studioPaths.galleries }}
        title="Create a gallery"
        note="Name it, choose who can see it and add photos. You can change everything later."
      />
      <StudioForm
        form={form}
        className={styles.form}
        label="New gallery"
        guard={isDirty && !form.busy}
        unstored={files.length > 0 ? 'photos' : undefined}
      >
        <div className={styles.photos}>
          <FileDrop rule={fileRules.photo} label="Drop photos here" onFiles={onFiles} />
          <ChosenPhotos files={files} onTakeOff={onTakeOff} />
        </div>
        <GalleryFields form={form} categories={categories} />
        <SaveBar
          label={files.length > 0 ? 'Create gallery and upload' : 'Create gallery'}
          saving={form.busy}
          saved={false}
          dirty={isDirty}
          isDraftStored={files.length === 0}
          onDiscard={onDiscard}
        />
      </StudioForm>
    </div>
  );
}

/** Creates a gallery and queues its photos, even if the user leaves the page meanwhile. */
function useNewGallery() {
  const here = useRouterWhileMounted();
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
      const { data } = await galleries.create(galleryBody(values));
      const created = data as typeof data | null;
      const gallery = created?._id ? created : await findCreated(galleries, values.name);
      form.clear();
      setIsThere(true);
      if (gallery) {
        add(galleryGroup(gallery._id), chosen.current, () => ({ galleryId: gallery._id }));
        void here.current?.push(createdPath(studioPaths.gallery(gallery), gallery));
      } else {
        // Without its id, the photos have to be added to the gallery by hand.
        void here.current?.push(studioPaths.galleries);
      }
    },
  });

  return {
    form,
    files,
    isThere,
    onFiles: (more: readonly File[]) => choose([...chosen.current, ...more]),
    onTakeOff: (file: File) => choose(chosen.current.filter((one) => one !== file)),
    onDiscard: () => {
      form.clear();
      choose([]);
    },
  };
}

/** Finds a gallery that the server created without returning it: the newest one, if it has this name. */
async function findCreated(galleries: Services['galleries'], name: string) {
  try {
    const { data } = await galleries.searchOwn({ limit: 1, sortBy: 'createdAt', sort: 'desc' });
    return data.data.find((gallery) => gallery.name === name.trim()) ?? null;
  } catch {
    return null;
  }
}
