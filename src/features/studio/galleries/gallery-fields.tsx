import { FormSummary } from '@/components/form/form-summary';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { useForm } from '@/components/form/use-form';
import type { Option } from '@/components/listing/filter-set';
import { CategoriesField } from '@/features/studio/shared/categories-field';
import { VisibilityField } from '@/features/studio/shared/visibility-field';
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
      <VisibilityField
        id="gallery"
        noun="gallery"
        kind="gallerySaleCommission"
        values={values}
        problems={report.problems}
        onChange={form.setAll}
      />
      <CategoriesField
        options={categories}
        chosen={values.categoryIds}
        error={report.problems.categoryIds}
        onChange={(ids) => set('categoryIds', ids)}
      />
    </>
  );
}
