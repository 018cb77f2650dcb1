import type { CategoriesPage } from '../shared/categories-page';
import { SaveBar } from '@/components/form/save-bar';
import { StudioForm } from '../shared/form/studio-form';
import type { OwnGallery, UpdateGalleryBody } from '@/contract/gallery';
import { sendWithName } from '../shared/send-with-name';
import { GalleryFields } from './gallery-fields';
import { LIMITS } from '../shared/form/limits';
import { pickChanges } from '../shared/form/pick-changes';
import { readSavedRecord } from '../shared/saved-record';
import { useSavingForm } from '../shared/form/use-saving-form';
import { galleryValues, galleryProblems, galleryBody } from './gallery-values';
import styles from './studio-galleries.module.css';

interface GalleryDetailsProps extends CategoriesPage {
  gallery: OwnGallery;
  onSaved: (gallery: OwnGallery) => void;
}

export function GalleryDetails({ gallery, categories, onSaved }: GalleryDetailsProps) {
  const initial = galleryValues(gallery);
  const form = useSavingForm({
    draft: `gallery:${gallery._id}`,
    initial,
    limits: LIMITS.createGallery,
    check: galleryProblems,
    save: async ({ galleries }, values) => {
      const body = galleryBody(values);
      const changes: UpdateGalleryBody = pickChanges(body, values, initial);
      const { data } = await sendWithName(changes, body.name, (change) => galleries.update(gallery._id, change));
      const saved = await readSavedRecord(data, { ...gallery, ...body }, () => galleries.getOwn(gallery._id));
      form.sent();
      onSaved(saved);
    },
  });
  return (
    <StudioForm form={form} className={styles.form} label="Gallery details">
      <GalleryFields form={form} categories={categories} />
      <SaveBar label="Save details" saving={form.busy} saved={form.saved} dirty={form.dirty} onDiscard={form.clear} />
    </StudioForm>
  );
}
