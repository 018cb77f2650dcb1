import type { Option } from '@/components/listing/filter-set';
import { SaveBar } from '@/components/form/save-bar';
import { StudioForm } from '@/features/studio/shared/form/studio-form';
import type { OwnGallery } from '@/contract/gallery';
import { GalleryFields } from './gallery-fields';
import { useGalleryForm } from './use-gallery-form';
import styles from './studio-galleries.module.css';

interface GalleryDetailsProps {
  gallery: OwnGallery;
  categories: Option[] | null;
  onSaved: (gallery: OwnGallery) => void;
}

export function GalleryDetails({ gallery, categories, onSaved }: GalleryDetailsProps) {
  const form = useGalleryForm(gallery, onSaved);
  return (
    <StudioForm form={form} className={styles.form} label="Gallery details">
      <GalleryFields form={form} categories={categories} />
      <SaveBar label="Save details" saving={form.busy} saved={form.saved} dirty={form.dirty} onDiscard={form.clear} />
    </StudioForm>
  );
}
