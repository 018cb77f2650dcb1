import type { useForm } from '@/components/form/use-form';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { Option } from '@/components/listing/filter-set';
import { CategoriesField } from '@/features/studio/shared/categories-field';
import { VisibilityField } from '@/features/studio/shared/visibility-field';
import { TagsField } from '@/features/studio/shared/tags-field';
import { PeopleField } from './people-field';
import type { Person } from './use-people';
import type { VideoValues } from './video-values';
import styles from './video-form.module.css';

export type VideoForm = Pick<ReturnType<typeof useForm<VideoValues>>, 'values' | 'report' | 'set' | 'setAll' | 'text'>;

interface VideoFieldsProps {
  /** Unique per page. */
  id: string;
  form: VideoForm;
  /** Video categories; null if they could not be loaded. */
  categories: readonly Option[] | null;
  /** Co-performers whose names are already loaded. */
  people?: readonly Person[];
  own?: string;
  /** Collapses categories, tags and people. */
  brief?: boolean;
}

export function VideoFields({ id, form, categories, people = [], own, brief = false }: VideoFieldsProps) {
  const { values, report, set, text } = form;
  const { problems } = report;
  const topics = (
    <div className={styles.group}>
      <CategoriesField
        options={categories}
        chosen={values.categoryIds}
        error={problems.categoryIds}
        onChange={(ids) => set('categoryIds', ids)}
      />
      <TagsField tags={values.tags} error={problems.tags} onChange={(tags) => set('tags', tags)} />
      <PeopleField
        chosen={values.participantIds}
        known={people}
        own={own}
        error={problems.participantIds}
        onChange={(ids) => set('participantIds', ids)}
      />
    </div>
  );
  return (
    <>
      <div className={styles.group}>
        <TextField {...text('title')} label="Title" maxLength={150} autoComplete="off" />
        <TextArea {...text('description')} label="Description" rows={3} maxLength={5000} />
      </div>
      <VisibilityField
        id={id}
        noun="video"
        kind="videoSaleCommission"
        values={values}
        problems={problems}
        onChange={form.setAll}
      />
      {brief ? (
        <details
          className={styles.more}
          open={problems.categoryIds || problems.tags || problems.participantIds ? true : undefined}
        >
          <summary className={styles.summary}>Categories, tags and co-performers</summary>
          {topics}
        </details>
      ) : (
        topics
      )}
    </>
  );
}
