import { FormSummary } from '@/components/form/form-summary';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { useForm } from '@/components/form/use-form';
import type { Option } from '@/components/listing/filter-set';
import { AccessFields } from '@/features/studio/shared/access-fields';
import { CategoriesField } from '@/features/studio/shared/categories-field';
import { StatusField } from '@/features/studio/shared/status-field';
import type { GalleryValues } from './gallery-values';

interface GalleryFieldsProps {
  form: ReturnType<typeof useForm<GalleryValues>>;
  /** Null if they could not be loaded. */
  categories: Option[] | null;
}

export function GalleryFields({ form, categories }: GalleryFieldsProps) {
  const { values, report, set, text } = form;
  return (
    <>
      <FormSummary report={report} />
      <TextField {...text('name')} label="Name" autoComplete="off" maxLength={150} />
      <TextArea
        {...text('description')}
        label="Description"
        rows={3}
        hint="Optional. Shown above the photos and included in search."
      />
      <AccessFields
        id="gallery"
        kind="gallerySaleCommission"
        access={values.access}
        price={values.price}
        error={report.problems.price}
        onAccess={(access) => set('access', access)}
        onPrice={(price) => set('price', price)}
      />
      <CategoriesField
        options={categories}
        chosen={values.categoryIds}
        error={report.problems.categoryIds}
        onChange={(ids) => set('categoryIds', ids)}
      />
      <StatusField id="gallery" status={values.status} noun="gallery" onStatus={(status) => set('status', status)} />
    </>
  );
}
