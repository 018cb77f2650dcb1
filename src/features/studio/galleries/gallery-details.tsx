import type { Option } from '@/components/listing/filter-set';
import { SaveBar } from '@/components/form/save-bar';
import { LIMITS } from '@/features/studio/shared/form/limits';
import { StudioForm } from '@/features/studio/shared/form/studio-form';
import { useStudioForm } from '@/features/studio/shared/form/use-studio-form';
import type { OwnGallery } from '@/contract/gallery';
import { GalleryFields } from './gallery-fields';
import { galleryBody, galleryProblems, galleryValues } from './gallery-values';
import { useGallerySaving } from './use-gallery-saving';
import styles from './studio-galleries.module.css';

interface GalleryDetailsProps {
  gallery: OwnGallery;
  categories: Option[] | null;
  onSaved: (gallery: OwnGallery) => void;
}

export function GalleryDetails({ gallery, categories, onSaved }: GalleryDetailsProps) {
  const saving = useGallerySaving();
  const form = useStudioForm({
    draft: `gallery:${gallery._id}`,
    initial: galleryValues(gallery),
    limits: LIMITS.createGallery,
    check: galleryProblems,
    refusal: saving.refusal,
    busy: saving.busy,
    send: (values) =>
      saving.update(gallery._id, galleryBody(values), (saved) => {
        form.sent();
        onSaved(saved);
      }),
  });
  return (
    <StudioForm form={form} className={styles.form} label="Gallery details" guard={form.dirty && !saving.busy}>
      <GalleryFields form={form} categories={categories} />
      <SaveBar
        label="Save details"
        saving={saving.busy}
        saved={saving.done}
        dirty={form.dirty}
        onDiscard={form.clear}
      />
    </StudioForm>
  );
}
