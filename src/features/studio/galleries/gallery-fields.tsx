import type { CategoriesPage } from '../shared/categories-page';
import { CategoriesItem } from '../shared/categories-item';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import type { useStudioForm } from '../shared/form/use-studio-form';
import { VisibilityItems } from '../shared/visibility-items';
import type { GalleryValues } from './gallery-values';

interface GalleryFieldsProps extends CategoriesPage {
  form: ReturnType<typeof useStudioForm<GalleryValues>>;
}

export const GalleryFields = ({ form, categories }: GalleryFieldsProps) => (
  <>
    <TextItem name="name" label="Name" />
    <TextAreaItem
      name="description"
      label="Description"
      rows={3}
      hint="Optional. Shown above the photos and included in search."
    />
    <VisibilityItems form={form} noun="gallery" kind="gallerySaleCommission" drafts />
    <CategoriesItem options={categories} />
  </>
);
