import type { Option } from '@/components/listing/filter-set';
import { CategoriesItem } from '@/features/studio/shared/categories-item';
import { TextAreaItem, TextItem } from '@/features/studio/shared/form/text-items';
import type { useStudioForm } from '@/features/studio/shared/form/use-studio-form';
import { VisibilityItems } from '@/features/studio/shared/visibility-items';
import type { GalleryValues } from './gallery-values';

interface GalleryFieldsProps {
  form: ReturnType<typeof useStudioForm<GalleryValues>>;
  categories: Option[] | null;
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
    <VisibilityItems form={form} noun="gallery" kind="gallerySaleCommission" />
    <CategoriesItem options={categories} />
  </>
);
