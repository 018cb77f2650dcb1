import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { useForm } from '@/components/form/use-form';
import type { Option } from '@/components/listing/filter-set';
import { SaveBar } from '@/components/form/save-bar';
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
  const form = useForm({
    draft: `gallery:${gallery._id}`,
    initial: galleryValues(gallery),
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
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Gallery details">
      <GalleryFields form={form} categories={categories} />
      <SaveBar
        label="Save details"
        saving={saving.busy}
        saved={saving.done}
        dirty={form.dirty}
        onDiscard={form.clear}
      />
      <UnsavedGuard when={form.dirty && !saving.busy} />
    </form>
  );
}
