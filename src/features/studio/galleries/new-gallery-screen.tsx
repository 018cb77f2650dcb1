import { SaveBar } from '@/components/form/save-bar';
import { FileDrop } from '@/features/studio/shared/form/file-drop';
import { StudioForm } from '@/features/studio/shared/form/studio-form';
import { StudioHead } from '@/features/studio/shared/studio-head';
import { fileRules } from '@/components/upload/file-rules';
import { studioPaths } from '@/lib/page/studio-paths';
import { ChosenPhotos } from './chosen-photos';
import { GalleryFields } from './gallery-fields';
import type { NewGalleryPage } from './gallery.loader';
import { useNewGallery } from './use-new-gallery';
import styles from './studio-galleries.module.css';

export function NewGalleryScreen({ categories }: NewGalleryPage) {
  const { form, files, isThere, onFiles, onTakeOff } = useNewGallery();
  const isDirty = (form.dirty || files.length > 0) && !isThere;

  return (
    <div className={styles.screen}>
      <StudioHead
        list={{ label: 'Galleries', href: studioPaths.galleries }}
        title="Create a gallery"
        note="Name it, choose who can see it and add photos. You can change everything later."
      />
      <StudioForm form={form} className={styles.form} label="New gallery" guard={isDirty && !form.busy}>
        <div className={styles.photos}>
          <FileDrop rule={fileRules.photo} label="Drop photos here" onFiles={onFiles} />
          <ChosenPhotos files={files} onTakeOff={onTakeOff} />
        </div>
        <GalleryFields form={form} categories={categories} />
        <SaveBar
          label={files.length > 0 ? 'Create gallery and upload' : 'Create gallery'}
          saving={form.busy}
          saved={false}
          dirty={form.dirty && !isThere}
          onDiscard={form.clear}
        />
      </StudioForm>
    </div>
  );
}
